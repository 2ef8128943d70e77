import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isWord } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { areNear } from "../sections/near-categories.ts";

/** The one of several names that the title says is sold, wherever it stands. */
export const toldOutright = (
  tokens: readonly Token[],
  named: readonly AliasMatch[],
): AliasMatch | undefined =>
  named.find((match) => isSticker(tokens, match) || isKindOnly(tokens, match, named));

/** Whatever else a sticker's title names is printed on it or what it is stuck on. */
const isSticker = (tokens: readonly Token[], { entry, end }: AliasMatch): boolean =>
  entry.specificity === "type" && isWord("stickers", tokens[end - 1]?.key);

/** "Queen bed headboard only": of several kinds the one right before "only" is there. */
const isKindOnly = (
  tokens: readonly Token[],
  { entry, end }: AliasMatch,
  named: readonly AliasMatch[],
): boolean =>
  named.every(
    (other) => other.entry.specificity === "type" && areNear(other.entry.category, entry.category),
  ) &&
  tokens[end]?.key === "only" &&
  tokens[end].breakBefore === "none" &&
  !isWord("wholeWords", tokens[end - 1]?.key);
