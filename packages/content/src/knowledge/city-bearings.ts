import type { CategorySlug } from "../catalogue/categories.ts";
import type { CityBearing } from "./cities/bearings/bearing.ts";
import { collectionBearings } from "./cities/bearings/collections.ts";
import { deviceBearings } from "./cities/bearings/devices.ts";
import { familyBearings } from "./cities/bearings/family.ts";
import { homeBearings } from "./cities/bearings/home.ts";
import { outdoorBearings } from "./cities/bearings/outdoors.ts";
import { wearBearings } from "./cities/bearings/wear.ts";

/** What the facts of a city mean for each category. */
export const cityBearings: Readonly<Record<CategorySlug, CityBearing>> = {
  ...homeBearings,
  ...deviceBearings,
  ...outdoorBearings,
  ...collectionBearings,
  ...wearBearings,
  ...familyBearings,
};
