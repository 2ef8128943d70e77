import type { LexiconNoun } from "@flipworth/guide/guide";
import type { AliasMatch } from "../../price-guide/alias-index.ts";
import type { GuideEntry } from "../../price-guide/entry.ts";
import type { Choice } from "../names/choose-entry.ts";
import { isConnector } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { hasDigit } from "../../price-guide/word-shapes.ts";
import { namesThings } from "../names/bare-name.ts";
import { isGameGone, isPartOfGame } from "../names/game-title.ts";
import { nounAt } from "./lexicon-index.ts";
import type { Relation } from "./attachment-found.ts";
import { findRelation } from "./relation.ts";

/** What the title names that something may be for. */
export function thingsOf(
  tokens: readonly Token[],
  { best, all, ruledOut, titleEnd }: Choice,
): readonly AliasMatch[] {
  if (best === null) return [...all, ...ruledOut];
  const owners = all
    .filter((match) => isOwnerOf(tokens, match, best))
    .concat([...all, ...ruledOut].filter((match) => runsInto(tokens, match, best)))
    .filter(({ end }) => end <= titleEnd.at);
  return all
    .filter((match) => match.entry.id === best.entry.id && match.end <= titleEnd.at)
    .concat(best, owners);
}

/** "Nespresso water tank", "Sub-Zero 650 fan motor": a kind of another thing right behind a maker's is a part of that. */
const isOwnerOf = (tokens: readonly Token[], match: AliasMatch, kind: AliasMatch): boolean =>
  kind.entry.specificity === "type" &&
  match.entry.specificity !== "type" &&
  (isSaidOfItsFamily(tokens, match, kind) || isRightBehind(tokens, match, kind));

/** "Club Car DS ball washer": a noun of such things, which a model's name may stand before. */
function isSaidOfItsFamily(
  tokens: readonly Token[],
  { entry, end }: AliasMatch,
  kind: AliasMatch,
): boolean {
  const between = tokens.slice(end, kind.start);
  if (kind.start < end || between.length > mostBetween) return false;
  if (tokens.slice(end, kind.end).some(({ breakBefore }) => breakBefore !== "none")) return false;
  if (between.some(isConnector)) return false;
  return [...between.keys(), between.length].some((at) => {
    const found = nounAt(tokens, end + at, entry);
    return (
      found !== null && found.end >= kind.end && found.noun.of?.includes(entry.family) === true
    );
  });
}

/** A model and the first word of the noun: "DS ball washer". */
const mostBetween = 2;

/** With nothing but a model's number between. */
const isRightBehind = (
  tokens: readonly Token[],
  { entry, end }: AliasMatch,
  kind: AliasMatch,
): boolean =>
  end <= kind.start &&
  tokens.slice(end, kind.start).every(({ key, isGlued }) => isGlued || hasDigit(key)) &&
  (entry.category !== kind.entry.category ||
    isSaidOf(nounAt(tokens, kind.start, entry)?.noun, entry));

/** "Womb chair seat cushion": what is said of the thing's kin goes before any "chair seat cushion". */
const runsInto = (
  tokens: readonly Token[],
  { entry, start, end }: AliasMatch,
  kind: AliasMatch,
): boolean => {
  const isWithin = start < kind.start && kind.start < end && end < kind.end;
  if (!isWithin || kind.entry.specificity !== "type" || entry.id === kind.entry.id) return false;
  const found = nounAt(tokens, end, entry);
  return found !== null && found.noun.isOfKin && found.end >= kind.end;
};

const isSaidOf = (noun: LexiconNoun | undefined, { family }: GuideEntry): boolean =>
  noun !== undefined && (noun.isOfKin || noun.of?.includes(family) === true);

/** "Miele Boost CX1 canister": further on the thing is called by another of its names. */
const isItsName = ({ match, start, end }: Relation, things: readonly AliasMatch[]): boolean =>
  things.some(
    (again) =>
      again.entry.id === match.entry.id &&
      again.start >= match.end &&
      again.start <= start &&
      again.end >= end,
  );

/** What of all that these things have the title most likely sells. */
export function likeliestRelation(
  tokens: readonly Token[],
  things: readonly AliasMatch[],
  section: string | null,
): Relation | undefined {
  const relations = things
    .map((match) => findRelation(tokens, match, namesThings(section) ? ["amongThings"] : []))
    .filter((found) => found !== null)
    .filter((found) => tokens[found.end]?.key === "only" || !isItsName(found, things))
    .filter(
      (found) =>
        tokens[found.end]?.key === "only" ||
        isGameGone(tokens) ||
        !isPartOfGame(tokens[found.start]?.raw ?? "", found.match.entry),
    );
  // Of "AirPods" and "AirPods Pro 2" the longer name is the thing.
  return relations.toSorted(
    (a, b) => b.probability - a.probability || b.match.length - a.match.length,
  )[0];
}
