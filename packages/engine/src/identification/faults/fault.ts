import type { FaultLine } from "@flipworth/guide/phrase-lines";

/** What a fault takes of the value of a sound one: a share, of each family its own where it differs. */
export type Taking = Pick<FaultLine, "share" | "of" | "only">;

/** A fault that a listing tells of, with what it takes of this thing's value. */
export type NamedFault = {
  kind: string;
  name: string;
  /** The listing's own words. */
  words: string;
  /** 0 to 1: the share of a sound one's value. */
  takes: number;
  /** The grade of its condition counts it already, as far as that goes. */
  isInGrade: boolean;
};
