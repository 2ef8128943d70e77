import type { IdentifiedItem } from "../../identification/identification.ts";
import { namingDoubtOf } from "../sources/guide-evidence.ts";
import { clamp } from "../../clamp.ts";

/**
 * How much the words of a title count beside the guide. Held against thousands of priced titles that
 * neither had seen and against real listings: where it is unsure what is sold, more than the guide;
 * where the name is nine tenths sure or names the very product, they only add noise.
 */
const mostShare = 0.6;
const unsure = 0.6;
const sure = 0.9;
/** The guide's doubt of a price by how narrowly it names the thing: a kind's, and where words say no more. */
const doubtOfKind = 0.62;
const doubtOfNarrow = 0.48;
/** The price of a part is its own and grows with the thing; its title's words are mostly the thing's. */
const doubtOfPart = 0.564;
/** Long titles repeat themselves, and what moves a price stands among words that do not. */
const manyWords = 6;

/** 0 to 1: how much of what is known of the item the words of its title give. */
export function shareOfWords(item: IdentifiedItem, title: string): number {
  const { entry, partOf, confidence } = item;
  const ofThing = entry === null ? doubtOfKind : namingDoubtOf(item, entry);
  const doubt = partOf ? doubtOfPart : ofThing;
  return (
    mostShare *
    Math.min(1, manyWords / title.trim().split(/\s+/).length) *
    clamp((sure - confidence) / (sure - unsure), 0, 1) *
    clamp((doubt - doubtOfNarrow) / (doubtOfKind - doubtOfNarrow), 0, 1)
  );
}
