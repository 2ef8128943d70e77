import type { CategorySlug } from "../../catalogue/categories.ts";
import { antiques } from "./antiques.ts";
import { appliances } from "./appliances.ts";
import { art } from "./art.ts";
import { babyItems } from "./baby-items.ts";
import { beauty } from "./beauty.ts";
import { books } from "./books.ts";
import { camping } from "./camping.ts";
import { clothing } from "./clothing.ts";
import { collectibles } from "./collectibles.ts";
import { crafts } from "./crafts.ts";
import { electronics } from "./electronics.ts";
import { furniture } from "./furniture.ts";
import { garden } from "./garden.ts";
import { homeDecor } from "./home-decor.ts";
import { jewelry } from "./jewelry.ts";
import { musicalInstruments } from "./musical-instruments.ts";
import { office } from "./office.ts";
import { petSupplies } from "./pet-supplies.ts";
import { sportingGoods } from "./sporting-goods.ts";
import { tools } from "./tools.ts";
import { toys } from "./toys.ts";
import { vehicles } from "./vehicles.ts";
import type { CategoryKnowledge } from "../category-knowledge.ts";

/** What is known of each category; the type demands that none is missing. */
export const categoryKnowledge: Readonly<Record<CategorySlug, CategoryKnowledge>> = {
  electronics,
  furniture,
  appliances,
  tools,
  "sporting-goods": sportingGoods,
  vehicles,
  collectibles,
  clothing,
  "home-decor": homeDecor,
  books,
  toys,
  "musical-instruments": musicalInstruments,
  jewelry,
  art,
  antiques,
  garden,
  "baby-items": babyItems,
  crafts,
  office,
  camping,
  beauty,
  "pet-supplies": petSupplies,
};
