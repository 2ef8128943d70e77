import type { GuideEntry } from "../../price-guide/entry.ts";
import { isWord } from "../../price-guide/guide.ts";
import { keysOfPhrase, type Token } from "../../price-guide/tokens.ts";

/** By the last word of a name, so that "set of 4 rims" is one. */
export function isSoldInSets(name: string): boolean {
  const words = name.split(" ");
  return isWord("soldInSets", words.at(-1)) && !isWord("soldSingly", words.at(-2));
}

/** "A pair" of these is one; thirteen pairs are thirteen. */
export function isSoldInPairs(name: string): boolean {
  const words = name.split(" ");
  return isWord("soldInPairs", words.at(-1)) && !isWord("soldSingly", words.at(-2));
}

/** "7 drawer", "55 inch": behind a number these count no units. */
export function isMeasure(key: string | undefined): boolean {
  return isWord("measuresOrParts", key);
}

/** "Hallmark ornament" is priced by the piece, "bulbs" and "cookware set" may be several already. */
export function isNamedSingly({ model }: Pick<GuideEntry, "model">): boolean {
  const names = (model.split(",")[0] ?? "").toLowerCase().split(" or ");
  return names.every((name) => {
    const last =
      name
        .split(/ (?:of|for|with|in|by|on) /)[0]
        ?.split(" ")
        .at(-1) ?? "";
    return keysOfPhrase(last) === last && !isWord("severalInName", last);
  });
}

/** "Pair", "pr". */
export const isPairWord = ({ key }: Token): boolean => key === "pair" || key === "pr";
