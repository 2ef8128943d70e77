import type { Category } from "./category.ts";
import type { EntryTag, FeeClass, GuideEntry } from "./entry.ts";
import type { VehicleSource } from "./vehicle-source.ts";

/** What can be said of a thing when only its category is known: a typical single listing. */
export type CategoryFacts = {
  usedMedianUsd: number;
  /** A typical packed parcel; null where most things are picked up. */
  shipPounds: number | null;
  feeClass: FeeClass;
  /** What a used one brings of its new price; undefined where that says little. */
  newPriceShare: number | undefined;
  agesInUse: boolean;
  hasNarrowLines: boolean;
  differsInLots: boolean;
  nouns: readonly string[];
  brands: readonly string[];
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

/** What one of a traded thing costs, and in which month it did. */
export type Quote = { usd: number; per: string; asOf: string };

export type Markets = {
  metals: { gold: Quote; silver: Quote };
  currencies: Readonly<Record<string, Quote>>;
};

/** What is made for other things, and the entry that prices it whatever it is for. */
export type Relation = {
  relation: "accessory" | "case" | "consumable" | "part";
  nouns: readonly string[];
  ofTag?: EntryTag;
  ofCategory?: string;
  entry: GuideEntry;
  /** Bought for its own sake. */
  isThingOfItsOwn: boolean;
};

/** All that the product knows of prices, ready for an engine. */
export type Guide = {
  entries: readonly GuideEntry[];
  categories: Readonly<Record<Category, CategoryFacts>>;
  /** A thing of no known category: the middle of a mixed marketplace. */
  unknownCategory: Pick<CategoryFacts, "usedMedianUsd" | "shipPounds" | "feeClass">;
  relations: readonly Relation[];
  markets: Markets;
  platforms: readonly GamePlatform[];
  /** Cars, motorcycles, boats and trailers by model and year, which have no entry each. */
  vehicles: VehicleSource;
};
