import type { AdjustmentName, AdjustmentRule } from "./adjustment.ts";
import {
  anyBicycleYear,
  bicycleKind,
  bicycleSuspension,
  bicycleYear,
  electricBicycle,
  frameMaterial,
  oldBicycle,
} from "./bicycles.ts";
import { bicycleBuild } from "./bicycle-builds.ts";
import {
  clothingBrands,
  denimMake,
  garmentFabric,
  garmentKind,
  garmentMaterial,
  outletPiece,
} from "./clothing.ts";
import { designerMaterial, designerPiece, designerStanding } from "./designer.ts";
import { furnitureMaker, furnitureMaterial, furnitureSize, furnitureStyle } from "./furniture.ts";
import { gameEdition, gameRegion } from "./video-games.ts";
import { guitarFeatures, guitarOrigin, guitarYears } from "./guitars.ts";

export const adjustmentRules: Readonly<Record<AdjustmentName, readonly AdjustmentRule[]>> = {
  bicycle: [bicycleYear, bicycleBuild, bicycleKind, electricBicycle],
  electric_bicycle: [bicycleYear, bicycleBuild, bicycleKind],
  any_bicycle: [anyBicycleYear, oldBicycle],
  bicycle_frame: [frameMaterial],
  bicycle_suspension: [bicycleSuspension],
  clothing_brand: [clothingBrands, garmentFabric],
  brand_clothing: [garmentKind, garmentMaterial, outletPiece],
  denim_make: [denimMake],
  designer_piece: [designerPiece, designerStanding, designerMaterial],
  electric_guitar: [guitarOrigin, guitarYears, guitarFeatures],
  guitar_features: [guitarFeatures],
  guitar_years: [guitarYears],
  video_game: [gameEdition, gameRegion],
  furniture: [furnitureMaker, furnitureMaterial, furnitureStyle, furnitureSize],
};
