import type { GuideEntry } from "../../price-guide/entry.ts";
import { isWord, oncePerGuide } from "../../price-guide/guide.ts";
import { keysOfPhrase, type Token } from "../../price-guide/tokens.ts";
import { ownWords } from "../relation/own-words.ts";
import type { AppliedAdjustment } from "../identification.ts";
import { adjustmentWords } from "../../words/english/valuation.ts";
import { spoken } from "../../words/voice-in-use.ts";

const say = spoken(adjustmentWords);

/** What one brings of the pair's price, by the noun in the singular. */
const shares = oncePerGuide(
  ({ vocabulary }): ReadonlyMap<string, number> =>
    new Map(
      vocabulary.onePiece.flatMap(({ nouns, share }) =>
        nouns.split(", ").map((noun) => [keysOfPhrase(noun), share] as const),
      ),
    ),
);

/** "One Jordan 4 shoe", "left boot", "diamond stud, lost mate": few want one without the other. */
export function oneOfPair(tokens: readonly Token[], entry: GuideEntry): AppliedAdjustment | null {
  const isPricedByPair = entry.unit?.pieces === 2;
  if ((entry.unit !== undefined && !isPricedByPair) || entry.category === "collectibles")
    return null;
  if (ownWords(entry).has("single")) return null;
  const at = tokens.findIndex(
    ({ key, raw }, place) => key === raw && shares().has(key) && saysOne(tokens, place),
  );
  const share = shares().get(tokens[at]?.key ?? "");
  if (share === undefined) return null;
  if (isPricedByPair && !isCountedAsOne(tokens)) return null;
  // Of what is priced by the pair the count already takes half.
  const factor = isPricedByPair ? Math.min(1, 2 * share) : share;
  return { name: say("oneOfPair"), factor, explains: 0, isNarrowing: false };
}

const isCountedAsOne = (tokens: readonly Token[]): boolean =>
  beginsWithOne(tokens) || tokens.some(({ key }) => key === "single");

const beginsWithOne = ([first]: readonly Token[]): boolean =>
  first?.key === "one" || first?.key === "1";

function saysOne(tokens: readonly Token[], noun: number): boolean {
  if (tokens.some(({ key }, at) => key === "mate" && isWord("goneWords", tokens[at - 1]?.key)))
    return true;
  if (isCountedAsOne(tokens)) return true;
  const sides = tokens.filter(({ key }) => key === "left" || key === "right");
  const isBeside = [noun - 1, noun + 1].some((at) => isWord("sideWords", tokens[at]?.key));
  return sides.length === 1 && isBeside;
}
