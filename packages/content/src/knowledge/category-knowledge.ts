import type { CategorySlug } from "../catalogue/categories.ts";
import type { Check, Fact } from "./fact.ts";

/** What a working flipper knows about one category. Each list says its least length. */
export type CategoryKnowledge = {
  slug: CategorySlug;
  /** One sentence on how money is made here; at most 120 characters. */
  angle: string;
  /**
   * 14 to 24 ids of the engine's price guide, cheap to dear, that people really flip; a vehicle's is
   * "vehicle/<model or class>/<age in years>".
   */
  bandIds: readonly string[];
  topItems: readonly [string, string, string];
  /** 8: which sub-kinds move, and why. */
  whatSells: readonly Fact[];
  /** 14: inspection steps that name the thing and the fault. */
  checks: readonly Check[];
  /** 8: what to leave where it stands. */
  avoid: readonly Fact[];
  /** 4: telling real from fake, or provenance where fakes are rare. */
  authenticity: readonly Fact[];
  /** 8: where, when, and the words to search. */
  sourcing: readonly Fact[];
  /** 8: how condition, parts and completeness move the price. */
  pricing: readonly Fact[];
  /** 8: photos, words, measurements. */
  listing: readonly Fact[];
  /** 6: pick-up, weight, packing, shipping. */
  moving: readonly Fact[];
  /** 2 a season. */
  season: Record<Season, readonly Fact[]>;
  /** 8: what to ask the seller. */
  questions: readonly Fact[];
  /** 5 */
  negotiation: readonly Fact[];
  /** 4: what can hurt a person or break a law in this category. */
  safety: readonly Fact[];
};

export const seasons = ["spring", "summer", "fall", "winter"] as const;
export type Season = (typeof seasons)[number];
