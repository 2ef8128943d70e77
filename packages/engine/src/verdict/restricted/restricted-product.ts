/**
 * Things that may not be sold, or not before something is mended. One list for the verdict and for
 * the public pages. Dates and remedies as the agencies published them, from general knowledge of
 * November 2026; each names whom to check it with.
 */
export type RestrictedProduct = {
  /** Unique and stable: "rock-n-play". */
  id: string;
  /** Shown to people: "Fisher-Price Rock 'n Play Sleeper". */
  name: string;
  /** "block": selling it is unlawful or forbidden. "warn": only with the remedy, or only in some places. */
  level: "block" | "warn";
  kind: "recalled" | "recall_remedy" | "medical";
  /** Regular expressions of lower-case words that name it. */
  names: readonly string[];
  /** What is wrong with it, one sentence. */
  problem: string;
  /** What makes it right, one sentence. */
  remedy: string;
  /** Lower-case words that say that the remedy is there, or that this one is not meant. */
  settledBy?: string;
  /** Whose rule it is. */
  source: string;
  /** Since when, "2019-04-12", "2022-11" or "1988"; null where no single date holds. */
  since: string | null;
};

/** Whose recalls most of them are. */
export const cpsc = "U.S. Consumer Product Safety Commission (cpsc.gov/recalls)";
