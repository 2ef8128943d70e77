import type { Category } from "../category.ts";
import type { AdjustmentName } from "./adjustments/adjustment.ts";
import type { Phrases } from "./phrases.ts";

/** One scale for every marketplace's words. `good` is the guide's reference: factor 1. */
export const conditionGrades = ["new", "like_new", "good", "fair", "poor", "parts"] as const;
export type ConditionGrade = (typeof conditionGrades)[number];

/**
 * How narrowly an entry names a thing. `model` is one product ("iPhone 13"), `line` a brand's
 * range whose exact model is unknown ("DeWalt 20V drill"), `type` a kind of thing by any maker
 * ("office chair"). The vaguer the entry, the less sure its median.
 */
export type Specificity = "model" | "line" | "type";

/** Which fee table row applies where a platform charges some things differently. */
export type FeeClass =
  | "most"
  | "media"
  | "coins"
  | "handbags"
  | "trading_cards_and_comics"
  | "jewelry"
  | "watches"
  | "guitars_and_basses"
  | "athletic_shoes";

/** Sections of a marketplace in which a model's name says enough without its maker's. */
export type NamedAmong = "bicycles" | "guitars";

export type GuideVariant = {
  /** Shown to people: "256 GB", "with two batteries". */
  name: string;
  /** Lower-case phrases in a listing that mean this variant. */
  phrases: Phrases;
  /** Multiplies the entry's median; 1 is the base variant. */
  factor: number;
};

/**
 * What one thing sells for second-hand in the United States.
 *
 * Prices are whole US dollars for a complete, working item in `good` condition, without shipping.
 * `scatter` is the standard deviation of ln(sale price) among single sales of that thing.
 */
export type GuideEntry = {
  /** Unique and stable: "apple-iphone-13". */
  id: string;
  category: Category;
  specificity: Specificity;
  /** null where the maker does not matter or is unknown. */
  brand: string | null;
  /** Shown to people, without the brand: "iPhone 13", "solid wood dresser". */
  model: string;
  /** Lower-case phrases, any of which names this entry. The longest match in a title wins. */
  aliases: Phrases;
  /**
   * Lower-case names that need no maker where the marketplace's section says what is listed there:
   * "firebird" among bicycles. Of two entries that share one, the guide's first has it.
   */
  bareNames?: { among: NamedAmong; names: Phrases };
  /** Lower-case phrases whose presence in a title means it is something else. */
  excludes?: Phrases;
  usedMedianUsd: number;
  scatter: number;
  /** Present price when still sold new. */
  newUsd?: number;
  variants?: readonly GuideVariant[];
  /** What else in the words moves the price of such things: model year, material, maker. */
  adjustedBy?: readonly AdjustmentName[];
  /** Replaces the general condition factors where this thing behaves otherwise. */
  conditionFactors?: Partial<Record<ConditionGrade, number>>;
  /** Billed weight of a packed parcel in pounds; null when it is only sold for pickup. */
  shipPounds: number | null;
  feeClass: FeeClass;
  sellsIn: "days" | "weeks" | "months";
};

/** A file of entries that share a date and a basis. */
export type GuideSection = {
  /** The month the prices are meant for, "2026-11". */
  asOf: string;
  /** Where the figures come from, one sentence shown to people. */
  basis: string;
  entries: readonly GuideEntry[];
};
