/** What to know of a few things alike, beyond their prices. Plain sentences that stand on their own. */
export type ThingNotes = {
  /** Ids of the price guide. */
  of: readonly string[];
  /** What to ask the seller before driving. */
  ask: readonly string[];
  /** What fails or is missing, and how to see it. */
  faults: readonly string[];
  /** Fakes, locks and rightful ownership; empty where nobody fakes it. */
  fakes: readonly string[];
};
