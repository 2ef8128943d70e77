import type { Category } from "./category.ts";
import type { FeeClass, GuideEntry } from "./entry.ts";
import type { VehicleSource } from "./vehicle-source.ts";

/** What can be said of a thing when only its category is known: a typical single listing. */
export type CategoryFacts = {
  usedMedianUsd: number;
  /** A typical packed parcel; null where most things are picked up. */
  shipPounds: number | null;
  feeClass: FeeClass;
};

/** A console as titles call it, and the entry of its games that have none of their own. */
export type GamePlatform = {
  id: string;
  name: string;
  names: readonly string[];
  commonGame: GuideEntry;
  /** The games of it that have a price of their own. */
  games: readonly GuideEntry[];
};

/** All that the product knows of prices, ready for an engine. */
export type Guide = {
  entries: readonly GuideEntry[];
  categories: Readonly<Record<Category, CategoryFacts>>;
  /** A thing of no known category: the middle of a mixed marketplace. */
  unknownCategory: CategoryFacts;
  platforms: readonly GamePlatform[];
  /** Cars, motorcycles, boats and trailers by model and year, which have no entry each. */
  vehicles: VehicleSource;
};
