import { antiques } from "./data/antiques.ts";
import { appliances } from "./data/appliances.ts";
import { art } from "./data/art.ts";
import { audioMakers } from "./data/audio-makers.ts";
import { babyItems } from "./data/baby-items.ts";
import { beauty } from "./data/beauty.ts";
import { bicycleMakers } from "./data/bicycle-makers.ts";
import { books } from "./data/books.ts";
import { camping } from "./data/camping.ts";
import { clothing } from "./data/clothing.ts";
import { collectibles } from "./data/collectibles.ts";
import { crafts } from "./data/crafts.ts";
import { designerClothing } from "./data/designer-clothing.ts";
import { electronics } from "./data/electronics.ts";
import { electronicsEntertainment } from "./data/electronics-entertainment.ts";
import { electricGuitars } from "./data/electric-guitars.ts";
import { guitarLines } from "./data/guitar-lines.ts";
import { furniture } from "./data/furniture.ts";
import { garden } from "./data/garden.ts";
import { handPlanes } from "./data/hand-planes.ts";
import { everydayKinds } from "./data/everyday-kinds.ts";
import { homeDecor } from "./data/home-decor.ts";
import { jewelry } from "./data/jewelry.ts";
import { moreKinds } from "./data/more-kinds.ts";
import { knownByName } from "./data/known-by-name.ts";
import { mountainBikes } from "./data/mountain-bikes.ts";
import { musicalInstruments } from "./data/musical-instruments.ts";
import { olderElectronics } from "./data/older-electronics.ts";
import { olderPhones } from "./data/older-phones.ts";
import { office } from "./data/office.ts";
import { petSupplies } from "./data/pet-supplies.ts";
import { sportingGoods } from "./data/sporting-goods.ts";
import { tools } from "./data/tools.ts";
import { toys } from "./data/toys.ts";
import { vehicles } from "./data/vehicles.ts";
import { videoGames } from "./data/video-games/video-games.ts";
import type { GuideSection } from "./entry.ts";

/** Every part of the price guide, in the order of the categories. */
export const sections: readonly GuideSection[] = [
  electronics,
  electronicsEntertainment,
  videoGames,
  furniture,
  appliances,
  tools,
  sportingGoods,
  mountainBikes,
  bicycleMakers,
  vehicles,
  collectibles,
  clothing,
  ...designerClothing,
  homeDecor,
  books,
  toys,
  musicalInstruments,
  electricGuitars,
  guitarLines,
  jewelry,
  art,
  antiques,
  garden,
  babyItems,
  crafts,
  office,
  camping,
  beauty,
  petSupplies,
  ...olderPhones,
  ...olderElectronics,
  ...audioMakers,
  ...knownByName,
  ...moreKinds,
  ...everydayKinds,
  ...handPlanes,
];
