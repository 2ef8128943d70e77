import type { AliasMatch } from "../../price-guide/alias-index.ts";
import type { Feature } from "./features.ts";
import type { FoundNoun } from "./lexicon-index.ts";

/** The listing sells something for a thing: the guide's price of the thing would mislead. */
export type Attachment = {
  match: AliasMatch | null;
  noun: FoundNoun | null;
  /** The guide's own entry of what is sold; null where it has none. */
  own: AliasMatch | null;
  /** 0 to 1. */
  probability: number;
};

/** Something for a thing, as a title names the two. */
export type Relation = FoundNoun & {
  match: AliasMatch;
  features: readonly Feature[];
  /** 0 to 1: that it is sold, and not the thing. */
  probability: number;
};
