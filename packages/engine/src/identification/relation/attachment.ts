import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { type Token, tokenize } from "../../price-guide/tokens.ts";
import type { Choice } from "../names/choose-entry.ts";
import { findCategory } from "../sections/find-category.ts";
import { sectionParts } from "../sections/section-parts.ts";
import type { Words } from "../read-words.ts";
import { type FoundNoun, nounAt } from "./lexicon-index.ts";
import { sureEnough } from "./relation.ts";
import { partForMaker } from "./part-for-maker.ts";
import { soldAlone } from "./sold-alone.ts";
import { likeliestRelation, thingsOf } from "./things-named.ts";
import { type Attachment, ownEntry } from "./attachment-found.ts";

export function findAttachment(
  words: Words,
  choice: Choice,
  section: string | null,
): Attachment | null {
  const found = findSomethingFor(words, choice, section);
  return found?.noun?.noun.role === "likeness" && found.own === null
    ? { ...found, own: kindOfLikeness(choice, found.noun) }
    : found;
}

/** "Motorcycle wallet", "hammerhead shark plush": of a kind that brings as much, it is that kind. */
const kindOfLikeness = (
  { all, ruledOut }: Choice,
  { noun, start, end }: FoundNoun,
): AliasMatch | null =>
  [...all, ...ruledOut].find(
    ({ entry, ...kind }) =>
      entry.specificity === "type" &&
      kind.start <= start &&
      kind.end >= end &&
      entry.usedMedianUsd < mostTimes * (noun.usedMedianUsd ?? 0) &&
      entry.usedMedianUsd * mostTimes > (noun.usedMedianUsd ?? 0),
  ) ?? null;

/** Editors' figure. */
const mostTimes = 2;

function findSomethingFor(
  { titleTokens: tokens }: Words,
  choice: Choice,
  section: string | null,
): Attachment | null {
  const { best, titleEnd } = choice;
  const things = thingsOf(tokens, choice);
  const likely = likeliestRelation(tokens, things, section);
  if (likely !== undefined && likely.probability > sureEnough) {
    const { match, noun, start, end, probability } = likely;
    return { match, noun: { noun, start, end }, own: ownEntry(choice, likely), probability };
  }
  const thing = best ?? things[0] ?? null;
  // "Sony eyecup for a7 III": the maker's name stands in front of the noun.
  const isMakerApart = best?.entry.specificity === "model" && best.end > titleEnd.at;
  const purpose = (best === null || isMakerApart) && titleEnd.kind === "for" && thing !== null;
  if (purpose) {
    const noun = nounBefore(tokens, titleEnd.at, thing);
    if (noun !== null) return { match: thing, noun, own: null, probability: 0.9 };
    // "Speaker for iPhone" is a speaker; "clear thing for iPhone" can only be an accessory.
    if (best === null && findCategory(tokens) === undefined)
      return { match: thing, noun: null, own: null, probability: 0.75 };
  }
  const ofSame = pieceForSame(tokens, choice);
  if (ofSame !== null) return ofSame;
  const ofAnother = partOfAnother(tokens, choice);
  if (ofAnother !== null) return ofAnother;
  const alone = soldAlone(tokens, thing) ?? soldAmongAccessories(best, section);
  return alone ?? (namesNoThing(choice, things) ? partForMaker(tokens, section) : null);
}

/** "Blender cup for NutriBullet": behind the "for" stands the thing in front of the piece again. */
function pieceForSame(
  tokens: readonly Token[],
  { best, all, titleEnd }: Choice,
): Attachment | null {
  if (best === null || titleEnd.kind !== "for") return null;
  const again = all.find(({ entry, start }) => entry.id === best.entry.id && start > titleEnd.at);
  const noun = again === undefined ? null : nounBefore(tokens, titleEnd.at, best);
  if (noun === null || noun.start < best.end) return null;
  // "Sigelei 150 watt box mod for vaping": the noun is a word of another of its names.
  if (all.some(({ start, end }) => start <= noun.start && end > noun.end)) return null;
  return { match: best, noun, own: null, probability: 0.8 };
}

/** "Canopy for BOB stroller", "bird cage ladder": the noun alone names a kind, mostly another category's. */
function partOfAnother(
  tokens: readonly Token[],
  { best, all, titleEnd }: Choice,
): Attachment | null {
  if (best?.entry.specificity !== "type") return null;
  const isBehind = titleEnd.kind === "for" && best.end <= titleEnd.at;
  const isBeside = ({ start, end }: AliasMatch) =>
    (isBehind && start > best.end) ||
    (end === best.start && tokens[best.start]?.breakBefore === "none");
  const nounFor = (match: AliasMatch) =>
    isBehind ? nounBefore(tokens, titleEnd.at, match) : nounAt(tokens, best.start, match.entry);
  const [found] = all
    .filter((other) => isBeside(other) && other.entry.id !== best.entry.id)
    .toSorted((a, b) => b.length - a.length)
    .flatMap((match) => {
      const noun = nounFor(match);
      return noun !== null && isPartOfThing(noun, match, best) ? [{ match, noun }] : [];
    });
  return found === undefined ? null : { ...found, own: null, probability: 0.8 };
}

/** A noun around the kind, of another category's thing or said of its family: "motherboard for GameCube". */
function isPartOfThing(
  { noun, start, end }: FoundNoun,
  { entry }: AliasMatch,
  kind: AliasMatch,
): boolean {
  const isAround = start <= kind.start && end >= kind.end;
  if (!isAround || noun.of === null) return false;
  const isOfSuch = noun.isOfKin || noun.of.includes(entry.family);
  return isOfSuch || entry.category !== kind.entry.category;
}

/** Nothing, or no more than a kind that other words rule out: "drip tray" is no tray. */
function namesNoThing({ best, all }: Choice, things: readonly AliasMatch[]): boolean {
  const isKind = ({ entry }: AliasMatch) => entry.specificity === "type";
  return best === null && all.length === 0 && things.every(isKind);
}

/** "MacBook 13" in the section "Cases & Covers" is something for it; the title does not say what. */
function soldAmongAccessories(best: AliasMatch | null, section: string | null): Attachment | null {
  if (best === null || best.entry.brand === null || best.entry.specificity === "type") return null;
  const narrowest = tokenize(sectionParts(section ?? "").at(-1) ?? "");
  const noun = nounAt(narrowest, 0, best.entry)?.noun;
  const isOfAccessories = noun?.role === "accessory" && noun.reachesFar;
  return isOfAccessories ? { match: best, noun: null, own: null, probability: 0.7 } : null;
}

/** The noun in front of "for", "fits" and "compatible with". */
function nounBefore(
  tokens: readonly Token[],
  end: number,
  { entry }: AliasMatch,
): FoundNoun | null {
  for (let start = end - 1; start >= 0; start -= 1) {
    const noun = nounAt(tokens, start, entry);
    if (noun === null) continue;
    // "Hard drive caddy for" begins two words in front of its last.
    const longer = [start - 2, start - 1].map((at) => (at < 0 ? null : nounAt(tokens, at, entry)));
    return longer.find((other) => other !== null && other.end >= noun.end) ?? noun;
  }
  return null;
}
