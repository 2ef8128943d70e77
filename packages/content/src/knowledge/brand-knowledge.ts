import type { BrandSlug } from "../catalogue/brands.ts";
import type { Fact } from "./fact.ts";

/** What a working flipper knows about one brand. Each list says its least length. */
export type BrandKnowledge = {
  slug: BrandSlug;
  /** One sentence on how money is made with it; at most 120 characters. */
  angle: string;
  /** 4 to 20 ids of the brand's own entries in the engine's price guide. */
  bandIds: readonly string[];
  topItems: readonly [string, string, string];
  /** 5: which lines are worth money, and why. */
  lines: readonly Fact[];
  /** 5: reading model numbers, serials and dates. */
  numbers: readonly Fact[];
  /** 5: telling real from fake, or a rightful sale from a stolen or locked thing. */
  authentication: readonly Fact[];
  /** 6: what fails, by model. */
  faults: readonly Fact[];
  /** 4: what not to buy. */
  avoid: readonly Fact[];
  /** 4: accessories and papers that add value. */
  extras: readonly Fact[];
  /** 4: words to search and places to look. */
  sourcing: readonly Fact[];
  /** 4: writing the listing and sending it. */
  selling: readonly Fact[];
};
