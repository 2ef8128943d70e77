import type { AliasMatch } from "../../price-guide/alias-index.ts";
import type { Words } from "../read-words.ts";
import type { Refined } from "../refine.ts";
import { findReplicaWords, isLikenessWord } from "../replica.ts";

/** Whether the listing calls the item a copy, and whether the named brand did not make it. */
export function likenessOf(words: Words, refined: Refined | null) {
  const replica = findReplicaWords(words.title, words.description);
  const isLookalike = refined !== null && isLookalikeOf(words, refined.match, replica);
  return { isReplica: replica !== null, isLookalike };
}

/** "Tiffany style lamp": the words around the match say it is not the brand's own. */
function isLookalikeOf(words: Words, match: AliasMatch, replica: string | null): boolean {
  const { entry, start, end, isBrandApart } = match;
  if (entry.brand === null) return false;
  const alias = words.titleTokens.slice(start, end).map((token) => token.key);
  if (alias.some((key) => /^(?:style|replica|inspired|reproduction)$/.test(key))) return false;
  // "Seiko diver SKX007 style": its maker made it.
  return replica !== null || (!isBrandApart && isLikenessWord(words.titleTokens[end]?.key ?? ""));
}
