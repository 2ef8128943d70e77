import type { ComparableSearch, FoundComparables } from "@flipworth/engine";

/** Finds what like things are sold or offered for. It is asked by a name and told no price. */
export interface ComparablesProvider {
  /** As people know it: "eBay". */
  readonly source: string;
  find(search: ComparableSearch, caller: Searcher): Promise<ComparablesReply>;
}

type Searcher = {
  signal: AbortSignal;
  /** May have what is left of the day's calls when others may not. */
  hasPriority: boolean;
};

/** Throws only when the caller left. */
export type ComparablesReply =
  | Extract<FoundComparables, { kind: "found" }>
  /** In the given time, at all, in a form that makes sense, or any more today. */
  | { kind: "unanswered"; reason: "slow" | "away" | "unusable" | "spent" };
