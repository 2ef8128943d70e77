import type { Family } from "./families.ts";

/** What a fault takes of the value of a sound one: a share, of each family its own where it differs. */
export type Taking = {
  share: number;
  of?: Readonly<Partial<Record<Family, number>>>;
  /** Known only of these; absent where any thing may have it. */
  only?: readonly Family[];
};

/** A kind of fault that sellers tell of, as data. Figures are editors' estimates of late 2026. */
export type FaultKind = Taking & {
  /** Unique and stable: "worn_battery". */
  kind: string;
  /** Shown to people: "worn battery". */
  name: string;
  /** Regular expressions of lower-case words, any of which tells of it. */
  phrases: readonly string[];
  /** A grade below "good" says it too, so that it is not counted twice. */
  isWear: boolean;
};

/** A part that a thing comes with, and what its absence takes. */
export type PartKind = Taking & {
  /** Shown to people after "no": "remote". */
  name: string;
  /** A regular expression of what sellers call it. */
  nouns: string;
  /** A thing may be without it and be whole: only "missing" and "lost" tell that it should be there. */
  isOptional?: true;
};

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
