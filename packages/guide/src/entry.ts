import type { FeeClass } from "@flipworth/contract/fee-classes";
import type { Category } from "./category.ts";
import type { AdjustmentRule } from "./price-factor.ts";
import type { Retention } from "./retention.ts";

/** One scale for every marketplace's words. `good` is the guide's reference: factor 1. */
export const conditionGrades = ["new", "like_new", "good", "fair", "poor", "parts"] as const;
export type ConditionGrade = (typeof conditionGrades)[number];

/**
 * How narrowly an entry names a thing. `model` is one product ("iPhone 13"), `line` a brand's
 * range whose exact model is unknown ("DeWalt 20V drill"), `type` a kind of thing by any maker
 * ("office chair"). The vaguer the entry, the less sure its median.
 */
export const specificities = ["model", "line", "type"] as const;
export type Specificity = (typeof specificities)[number];

export const sellingTimes = ["days", "weeks", "months"] as const;
export type SellingTime = (typeof sellingTimes)[number];

/** Selling platforms on which only some categories find buyers. */
export const extraMarkets = ["poshmark", "depop", "whatnot", "etsy"] as const;
/** Where everybody can search for sold things, besides eBay. */
export const soldSearchSites = ["mercari", "poshmark", "reverb"] as const;
export type SoldSearchSite = (typeof soldSearchSites)[number];
export type ExtraMarket = (typeof extraMarkets)[number];

/**
 * Kinds of things that share their faults, the narrowest first. They are narrower than a category:
 * a television and a phone are both electronics, and lose unlike shares to one fault.
 */
export const thingFamilies = [
  "electric_ride",
  "earbuds",
  "smart_watch",
  "tv",
  "phone",
  "tablet",
  "computer",
  "console",
  "camera",
  "remote_driven",
  "cordless",
  "sofa",
  "with_drawers",
  "puzzle",
  "turntable",
  "bicycle",
  "kitchen_machine",
  "watercraft_or_air_bed",
] as const;
export type ThingFamily = (typeof thingFamilies)[number];

/** What code asks of an entry, in place of reading it out of the entry's id or name. */
export const entryTags = [
  "video_game",
  "game_lot",
  // What is bought for it by itself, and has one price whatever it is for.
  "takes_case",
  "takes_wall_mount",
  "takes_helmet",
  "takes_band",
  // Pieces of furniture that are sold together with others.
  "table",
  "desk",
  "sofa",
  "bed",
  "dresser",
  "loveseat",
  "coffee_table",
  "end_table",
  // Tools that makers and sellers put into one kit.
  "drill",
  "impact_driver",
  "string_trimmer",
  "leaf_blower",
  // A model to scale of whatever the title names.
  "scale_model",
  // Its maker's toys bear the names of other things.
  "likeness_maker",
  // The price is for several together.
  "priced_as_lot",
  // A maker's whole programme, and a line whose model the words do not tell.
  "any_of_maker",
  "model_unknown",
] as const;
export type EntryTag = (typeof entryTags)[number];

/**
 * What code asks of a variant. `counted_extra`: what comes along is said without a number, which a
 * counted number replaces; `several`: its factor is for all of them together.
 */
export const variantMarks = ["counted_extra", "several"] as const;
export type VariantMark = (typeof variantMarks)[number];

export type GuideVariant = {
  /** Shown to people: "256 GB", "with two batteries". */
  name: string;
  /** Lower-case phrases in a listing that mean this variant. */
  phrases: readonly string[];
  /** Multiplies the entry's median; 1 is the base variant. */
  factor: number;
  mark?: VariantMark;
};

/** When a thing's life on the market began, and how things of its kind lose their value. */
export type Life = { launchMonth: string; launchUsd: number | null; retention: Retention };

/** What things are sold by that is told with a unit. */
export const measures = [
  "pounds",
  "feet",
  "squareFeet",
  "boardFeet",
  "cubicFeet",
  "gallons",
] as const;
export type Measure = (typeof measures)[number];

/** What one price buys: so many pieces, so much by a measure, or either. null: not counted so. */
export type PriceUnit = {
  pieces: number | null;
  by: Partial<Record<Measure, number>>;
  /** "12x15" tells the sides of it in feet: a carpet's, not a tile's. */
  isBySides: boolean;
};

/** What one more of it adds to a console that is sold, in whole dollars. */
export type ConsoleExtras = { gameUsd: number; controllerUsd: number };

/**
 * What one thing sells for second-hand in the United States, with all that its family adds.
 *
 * An entry of a guide reads its fields when it is asked for them: name those you need, since a
 * spread of it has none.
 *
 * Prices are whole US dollars for a complete, working item in `good` condition, without shipping.
 * `scatter` is the standard deviation of ln(sale price) among single sales of that thing.
 */
export type GuideEntry = {
  /** Unique and stable: "apple-iphone-13". */
  id: string;
  /** The family whose facts it shares: "iphones". */
  family: string;
  category: Category;
  specificity: Specificity;
  /** null where the maker does not matter or is unknown. */
  brand: string | null;
  /** Shown to people, without the brand: "iPhone 13", "solid wood dresser". */
  model: string;
  /** Lower-case phrases, any of which names this entry. The longest match in a title wins. */
  aliases: readonly string[];
  /** The aliases as one text, "iphone 13, iphone13", where that is at hand: cheaper to look through. */
  aliasText?: string | undefined;
  /**
   * Lower-case names that need no maker where the marketplace's section says what is listed there:
   * "firebird" among bicycles. Of two entries that share one, the guide's first has it.
   */
  bareNames?: { among: string; names: readonly string[] } | undefined;
  /** A game: the console it runs on, and what it is called beside that console's name. */
  game?: { platform: string; names: readonly string[] } | undefined;
  /** Lower-case phrases whose presence in a title means it is something else; often none. */
  excludes?: readonly string[] | undefined;
  usedMedianUsd: number;
  scatter: number;
  /** Present price when still sold new. */
  newUsd?: number | undefined;
  variants?: readonly GuideVariant[] | undefined;
  /** What else in the words moves the price of such things: model year, material, maker. */
  adjustments?: readonly AdjustmentRule[] | undefined;
  /** The names of those rules: "bicycle", "furniture". */
  adjustedBy?: readonly string[] | undefined;
  /** Replaces the general condition factors where this thing behaves otherwise. */
  conditionFactors?: Partial<Record<ConditionGrade, number>> | undefined;
  /** Absent for kinds, and for what does not age like that. */
  life?: Life | undefined;
  /** ln of the price over its price of a year before: below 0 for what falls; absent for what holds. */
  yearlyDrift?: number | undefined;
  extras?: ConsoleExtras | undefined;
  /** Absent where the price is for one piece, or nothing says otherwise. */
  unit?: PriceUnit | undefined;
  /** The id of the entry that prices many of it, where many bring something else than many times one. */
  lot?: string | undefined;
  /** The line of generations it belongs to, and its place there where it has one. */
  line?: { name: string; generation: number | null } | undefined;
  /** Billed weight of a packed parcel in pounds; null when it is only sold for pickup. */
  shipPounds: number | null;
  feeClass: FeeClass;
  sellsIn: SellingTime;
  tags?: readonly EntryTag[] | undefined;
  /** The month the price is meant for, "2026-11". */
  asOf: string;
  /** Where the figure comes from, one sentence shown to people. */
  basis: string;
  /** Whoever runs the engine entered the figure. */
  isOwnFigure?: boolean | undefined;
};

export function hasTag({ tags }: Pick<GuideEntry, "tags">, tag: EntryTag): boolean {
  return tags?.includes(tag) ?? false;
}
