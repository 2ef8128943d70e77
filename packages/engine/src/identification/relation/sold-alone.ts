import type { AliasMatch } from "../../price-guide/alias-index.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { findCategoryOfNoun } from "../sections/category-nouns.ts";
import { isConnector, isWord } from "../../price-guide/guide.ts";
import { isPlainWord } from "../../price-guide/word-shapes.ts";
import { isGame, isGameGone, isPartOfGame } from "../names/game-title.ts";
import { type FoundNoun, isPartNoun, nounAt } from "./lexicon-index.ts";
import { ownWords, shownWords } from "./own-words.ts";
import type { Attachment } from "./attachment-found.ts";

/** "Charger only", "empty box", "only the manual", "no console": the thing itself is not there. */
export function soldAlone(tokens: readonly Token[], thing: AliasMatch | null): Attachment | null {
  for (let start = 0; start < tokens.length; start += 1) {
    const noun = nounAt(tokens, start, thing?.entry ?? null);
    if (noun === null || describes(noun, thing)) continue;
    const before = tokens[start - 1]?.key;
    // "Box orange w ribbon, empty": the ribbon comes along.
    if (isWord("withWords", before)) continue;
    const isAlone =
      isOnly(tokens, noun.end) ||
      (tokens[noun.end]?.key === "empty" && tokens[noun.end]?.breakBefore !== "list") ||
      (noun.noun.role === "packaging" && isCalledEmpty(tokens, start, thing)) ||
      before === "only" ||
      (before === "the" && tokens[start - 2]?.key === "only");
    if (isAlone)
      return { match: thing, noun, own: ofOwnName(tokens, noun, thing), probability: 0.85 };
  }
  if (thing !== null && isPieceOnly(tokens, thing))
    return { match: thing, noun: null, own: null, probability: 0.8 };
  const isElsewhere =
    (thing !== null && isGame(thing) && isGameGone(tokens)) ||
    tokens.some(
      ({ key }, at) =>
        (key === "compatible" &&
          isWord("compatibleWith", tokens[at + 1]?.key) &&
          !isKindBefore(tokens, thing, at)) ||
        (key === "no" && !isWithin(thing, at) && isWholeThing(tokens[at + 1]?.key ?? "", thing)),
    );
  return isElsewhere ? { match: thing, noun: null, own: null, probability: 0.8 } : null;
}

/** "Smart watch (compatible with iPhone)": in brackets it tells of the kind in front of them. */
const isKindBefore = (tokens: readonly Token[], thing: AliasMatch | null, at: number): boolean =>
  thing?.entry.specificity === "type" && thing.end <= at && tokens[at]?.breakBefore === "bracket";

/** The "no" of a name. */
const isWithin = (thing: AliasMatch | null, at: number): boolean =>
  thing !== null && at >= thing.start && at < thing.end;

/** "Switch dock only" names a dock, "PC case, empty" a case. */
function describes({ noun, start, end }: FoundNoun, thing: AliasMatch | null): boolean {
  if (thing === null || start < thing.start || end > thing.end) return false;
  const head = thing.keys.split(" ").at(-1) ?? "";
  return end < thing.end || (noun.role !== "packaging" && shownWords(thing.entry).has(head));
}

/** "Empty box", "empty LEGO box": nothing but words of the thing between the two. */
function isCalledEmpty(tokens: readonly Token[], start: number, thing: AliasMatch | null): boolean {
  const at = tokens.slice(0, start).findLastIndex(({ key }) => key === "empty");
  if (at === -1) return false;
  const own = thing === null ? null : ownWords(thing.entry);
  return tokens.slice(at + 1, start).every(({ key }) => own?.has(key) === true);
}

/** "Lamp shades only", "crystal stopper only", "Ruggable cover, cover only": what a kind's name has is its own. */
function ofOwnName(
  tokens: readonly Token[],
  { start, end }: FoundNoun,
  thing: AliasMatch | null,
): AliasMatch | null {
  if (thing?.entry.specificity !== "type") return null;
  const isInName =
    start >= thing.start && end <= thing.end && end - start < thing.end - thing.start;
  const isSaidAgain = tokens[end - 1]?.key === tokens[thing.end - 1]?.key;
  return isInName || isSaidAgain ? thing : null;
}

/** "Hoosier flour sifter bin only": what stands right before "only" is no word of the thing itself. */
function isPieceOnly(tokens: readonly Token[], { entry, start, end }: AliasMatch): boolean {
  const at = tokens.findIndex(({ key }) => key === "only");
  const [piece, only] = [tokens[at - 1], tokens[at]];
  if (piece === undefined || only?.breakBefore !== "none" || !isPlainWord(piece.key)) return false;
  // "Japan only ultra rare", "only 30 made".
  const behind = tokens[at + 1];
  if (behind?.breakBefore === "none" && !isConnector(behind)) return false;
  if (isPartOfGame(piece.raw, entry)) return false;
  const isNamed = at - 1 >= start && at - 1 < end;
  const isWhole =
    isNamed ||
    ownWords(entry).has(piece.key) ||
    isWord("wholeWords", piece.key) ||
    isWord("tellingBehind", piece.key);
  return !isWhole && !isConnector(piece) && findCategoryOfNoun(piece.key) !== entry.category;
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

/** What the title calls the thing, behind a "no": "EGO mower box, no mower"; no picture is in a picture frame. */
function isWholeThing(key: string, thing: AliasMatch | null): boolean {
  const isKind = thing !== null && thing.entry.specificity === "type";
  if (isKind && thing.keys.includes(" ") && !thing.keys.endsWith(` ${key}`)) return false;
  // "Wii U gamepad, no console" is a gamepad by its own name.
  if (isWord("wholeThings", key) && !isKind) return true;
  if (thing === null || isPartNoun(key, thing.entry)) return false;
  return isPlainWord(key) && shownWords(thing.entry).has(key);
}
