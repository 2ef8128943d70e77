import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isWord } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import type { Relation } from "./attachment-found.ts";
import { isLast } from "./features-of-noun.ts";
import type { Feature } from "./features.ts";
import {
  type FoundNoun,
  hasPartsOfItsOwn,
  isPartNoun,
  isWorthParts,
  nounAt,
} from "./lexicon-index.ts";
import { amongOthers } from "./list-of-extras.ts";
import { relationsBefore } from "./relations-before.ts";
import { relationsBehind } from "./relations-behind.ts";

/** The likeliest thing of this thing's parts, accessories and supplies that the title may sell. */
export function findRelation(
  tokens: readonly Token[],
  match: AliasMatch,
  section: readonly Feature[] = [],
): Relation | null {
  const found = allRelations(tokens, match, section);
  const likely = found.filter(({ probability }) => probability > sureEnough);
  const telling = likely.filter(({ noun }) => isSaidOfSuch(noun));
  const [best] = (telling.length > 0 ? telling : likely.length > 0 ? likely : found).toSorted(
    (a, b) => b.probability - a.probability,
  );
  return best ?? null;
}

/** Every part, accessory and supply of the thing that the title names. */
function allRelations(
  tokens: readonly Token[],
  match: AliasMatch,
  section: readonly Feature[] = [],
): readonly Relation[] {
  const found = [
    ...amongOthers(tokens, relationsBehind(tokens, match, section)),
    ...relationsBefore(tokens, match, section),
  ];
  const told = found.filter((one) => !isSpareItself(tokens, match, one));
  return isPartItself(tokens, match) ? told.filter(({ noun }) => isOfAnyThing(noun)) : told;
}

/** "LCD screen replacement": behind a kind of part the word says of it that it is a spare one. */
const isSpareItself = (
  tokens: readonly Token[],
  { entry, end }: AliasMatch,
  found: FoundNoun,
): boolean =>
  entry.specificity === "type" &&
  found.start === end &&
  found.end === end + 1 &&
  isLast(tokens, found) &&
  isWord("apartWords", tokens[end]?.key) &&
  isPartNoun(tokens[end - 1]?.key ?? "");

/** A part is written of and pictured as any thing is, and has what is told of its kin. */
const isOfAnyThing = ({ role, isOfKin }: FoundNoun["noun"]) =>
  isOfKin || role === "document" || role === "likeness";

/**
 * "Plane blade", "starter motor": a kind of part has no parts of its own. A dog crate and a drum set
 * have some: they bring several times what a part of that name brings.
 */
function isPartItself(tokens: readonly Token[], { entry, end }: AliasMatch): boolean {
  if (entry.specificity !== "type" || !isPartNoun(tokens[end - 1]?.key ?? "")) return false;
  if (isWorthParts(entry) && hasPartsOfItsOwn(entry)) return false;
  const noun = nounAt(tokens.slice(0, end), end - 1, entry)?.noun;
  const partUsd = noun?.entry?.usedMedianUsd ?? noun?.usedMedianUsd ?? unknownPartUsd;
  return entry.usedMedianUsd < partUsd * leastTimesPart;
}

/** Where the lexicon knows the word as a part of other things only. */
const unknownPartUsd = 8;
const leastTimesPart = 4;
const isSaidOfSuch = ({ of, takes }: FoundNoun["noun"]) => of !== null || takes !== null;

/** What is likelier than this is sold. */
export const sureEnough = 0.5;
