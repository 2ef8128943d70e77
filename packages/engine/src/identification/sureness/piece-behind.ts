import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isConnector, isWord } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { beginsWithDigit } from "../../price-guide/word-shapes.ts";
import { isTransparent } from "../relation/between-thing-and-noun.ts";
import { ownWords } from "../relation/own-words.ts";
import { isWorthParts } from "../relation/lexicon-index.ts";

/**
 * "Bosch jigsaw sprocket": the breath that names the thing ends in a noun of pieces which the
 * lexicon does not know of such things. What such a piece brings is not known either.
 */
export function endsInPiece(phrase: readonly Token[], { entry, end }: AliasMatch): boolean {
  if (!isWorthParts(entry)) return false;
  const behind = breathBehind(phrase, end);
  // "Projector remote included" tells of the projector.
  if (isWord("saysIncluded", phrase[end + behind.length]?.key)) return false;
  const own = ownWords(entry);
  const said = behind.filter((_, at) => !isTransparent(phrase, end + at, own));
  const head = said.at(-1);
  if (head === undefined || said.length > mostWords || !isWord("pieceNouns", head.key))
    return false;
  return !isOnThing(behind, behind.indexOf(head));
}

/** "Heater plate": further on a title tells what the thing has. */
const mostWords = 2;

/** "3 burner", "seats 6", "broken latch": it tells of the thing. */
function isOnThing(behind: readonly Token[], at: number): boolean {
  const isCounted = [at - 1, at + 1].some((place) => beginsWithDigit(behind[place]?.key));
  const tells = behind.some(
    ({ key }) => isWord("tellingBefore", key) || isWord("tellingBehind", key),
  );
  return isCounted || tells;
}

/** Up to the first comma, bracket or "with". */
function breathBehind(phrase: readonly Token[], start: number): readonly Token[] {
  const rest = phrase.slice(start);
  const stop = rest.findIndex((token) => token.breakBefore !== "none" || isConnector(token));
  return stop === -1 ? rest : rest.slice(0, stop);
}
