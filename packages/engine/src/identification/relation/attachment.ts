import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { type Token, tokenize } from "../../price-guide/tokens.ts";
import type { Choice } from "../names/choose-entry.ts";
import { namesThings } from "../names/bare-name.ts";
import { areNear } from "../sections/near-categories.ts";
import { findCategory } from "../sections/find-category.ts";
import { findCategoryOfNoun } from "../sections/category-nouns.ts";
import { isWord } from "../../price-guide/guide.ts";
import { isPartOfGame } from "../names/game-title.ts";
import type { Words } from "../read-words.ts";
import { type FoundNoun, isPartNoun, nounAt } from "./lexicon-index.ts";
import { ownWords, shownWords } from "./own-words.ts";
import { findRelation, type Relation, sureEnough } from "./relation.ts";

/** The listing sells something for a thing: the guide's price of the thing would mislead. */
export type Attachment = {
  match: AliasMatch | null;
  noun: FoundNoun | null;
  /** The guide's own entry of what is sold; null where it has none. */
  own: AliasMatch | null;
  /** 0 to 1. */
  probability: number;
};

export function findAttachment(
  { titleTokens: tokens }: Words,
  choice: Choice,
  section: string | null,
): Attachment | null {
  const { best, titleEnd } = choice;
  const things = thingsOf(choice);
  const relations = things
    .map((match) => findRelation(tokens, match, namesThings(section) ? ["amongThings"] : []))
    .filter((found) => found !== null)
    .filter(
      (found) =>
        tokens[found.end]?.key === "only" ||
        !isPartOfGame(tokens[found.start]?.raw ?? "", found.match.entry),
    );
  const [likely] = relations.toSorted((a, b) => b.probability - a.probability);
  if (likely !== undefined && likely.probability > sureEnough) {
    const { match, noun, start, end, probability } = likely;
    return { match, noun: { noun, start, end }, own: ownEntry(choice, likely), probability };
  }
  const thing = best ?? things[0] ?? null;
  const purpose = best === null && titleEnd.kind === "for" && thing !== null;
  if (purpose) {
    const noun = nounBefore(tokens, titleEnd.at, thing);
    if (noun !== null) return { match: thing, noun, own: null, probability: 0.9 };
    // "Speaker for iPhone" is a speaker; "clear thing for iPhone" can only be an accessory.
    if (findCategory(tokens) === undefined)
      return { match: thing, noun: null, own: null, probability: 0.75 };
  }
  return soldAlone(tokens, thing) ?? soldAmongAccessories(best, section);
}

/** "MacBook 13" in the section "Cases & Covers" is something for it; the title does not say what. */
function soldAmongAccessories(best: AliasMatch | null, section: string | null): Attachment | null {
  if (best === null || best.entry.brand === null || best.entry.specificity === "type") return null;
  const narrowest = tokenize(section?.split(/[/>›]/).at(-1) ?? "");
  const noun = nounAt(narrowest, 0, best.entry)?.noun;
  const isOfAccessories = noun?.role === "accessory" && noun.reachesFar;
  return isOfAccessories ? { match: best, noun: null, own: null, probability: 0.7 } : null;
}

/** "Drum throne" behind "Pearl": what the guide has a price of needs none from the lexicon. */
function ownEntry({ all }: Choice, { match, noun, start, end }: Relation): AliasMatch | null {
  if (noun.entry !== null) return null;
  const named = all.filter(
    (other) =>
      other.entry.id !== match.entry.id &&
      other.start <= start &&
      other.end >= end &&
      other.start >= match.end &&
      areNear(other.entry.category, match.entry.category),
  );
  return named.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

function thingsOf({ best, all, ruledOut, titleEnd }: Choice): readonly AliasMatch[] {
  if (best === null) return [...all, ...ruledOut];
  return all
    .filter((match) => match.entry.id === best.entry.id && match.end <= titleEnd.at)
    .concat(best);
}

/** The noun in front of "for", "fits" and "compatible with". */
function nounBefore(
  tokens: readonly Token[],
  end: number,
  { entry }: AliasMatch,
): FoundNoun | null {
  for (let start = end - 1; start >= 0; start -= 1) {
    const noun = nounAt(tokens, start, entry);
    const isLonger = start > 0 ? nounAt(tokens, start - 1, entry) : null;
    if (isLonger !== null && isLonger.end > start + 1) return isLonger;
    if (noun !== null) return noun;
  }
  return null;
}

/** "Charger only", "empty box", "only the manual", "no console": the thing itself is not there. */
function soldAlone(tokens: readonly Token[], thing: AliasMatch | null): Attachment | null {
  for (let start = 0; start < tokens.length; start += 1) {
    const noun = nounAt(tokens, start, thing?.entry ?? null);
    if (noun === null) continue;
    const before = tokens[start - 1]?.key;
    const isAlone =
      isOnly(tokens, noun.end) ||
      (tokens[noun.end]?.key === "empty" && tokens[noun.end]?.breakBefore !== "list") ||
      (before === "empty" && noun.noun.role === "packaging") ||
      before === "only" ||
      (before === "the" && tokens[start - 2]?.key === "only");
    if (isAlone) return { match: thing, noun, own: null, probability: 0.85 };
  }
  if (thing !== null && isPieceOnly(tokens, thing))
    return { match: thing, noun: null, own: null, probability: 0.8 };
  const isElsewhere = tokens.some(
    ({ key }, at) =>
      (key === "compatible" && isWord("compatibleWith", tokens[at + 1]?.key)) ||
      (key === "no" && isWholeThing(tokens[at + 1]?.key ?? "", thing)),
  );
  return isElsewhere ? { match: thing, noun: null, own: null, probability: 0.8 } : null;
}

/** "Hoosier flour sifter bin only": what stands right before "only" is no word of the thing itself. */
function isPieceOnly(tokens: readonly Token[], { entry, start, end }: AliasMatch): boolean {
  const at = tokens.findIndex(({ key }) => key === "only");
  const [piece, only] = [tokens[at - 1], tokens[at]];
  if (piece === undefined || only?.breakBefore !== "none" || !/^[a-z]{3,}$/.test(piece.key))
    return false;
  // "Japan only ultra rare", "only 30 made".
  const behind = tokens[at + 1];
  if (behind?.breakBefore === "none" && !isWord("connectors", behind.key)) return false;
  if (isPartOfGame(piece.raw, entry)) return false;
  const isNamed = at - 1 >= start && at - 1 < end;
  const isWhole =
    isNamed ||
    ownWords(entry).has(piece.key) ||
    isWord("wholeWords", piece.key) ||
    isWord("tellingBehind", piece.key);
  return (
    !isWhole && !isWord("connectors", piece.key) && findCategoryOfNoun(piece.key) !== entry.category
  );
}

/** "Only" behind the noun or up to two words on: "box and papers only". */
function isOnly(tokens: readonly Token[], end: number): boolean {
  const at = tokens.slice(end, end + 3).findIndex(({ key }) => key === "only");
  if (at === -1) return false;
  const between = tokens.slice(end, end + at);
  const isLast = tokens[end + at + 1] === undefined || tokens[end + at + 1]?.breakBefore !== "none";
  return (
    at === 0 ||
    (isLast &&
      between.every(
        ({ key, breakBefore }) => breakBefore === "none" && !isWord("notBeforeOnly", key),
      ))
  );
}

/** What the title calls the thing, behind a "no": "EGO mower box, no mower". */
function isWholeThing(key: string, thing: AliasMatch | null): boolean {
  const isKind = thing !== null && thing.entry.specificity === "type";
  // "Wii U gamepad, no console" is a gamepad by its own name.
  if (machines.has(key) && !isKind) return true;
  return (
    thing !== null &&
    !isPartNoun(key) &&
    /^[a-z]{3,}$/.test(key) &&
    shownWords(thing.entry).has(key)
  );
}

const machines = new Set([
  "phone",
  "console",
  "watch",
  "guitar",
  "tablet",
  "laptop",
  "computer",
  "tool",
]);
