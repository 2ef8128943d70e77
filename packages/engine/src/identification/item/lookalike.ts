import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { brandsOf } from "../../price-guide/brand-names.ts";
import { isWord } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { hasDigit } from "../../price-guide/word-shapes.ts";
import type { Words } from "../read-words.ts";
import type { Refined } from "../refine.ts";
import { findReplicaWords, isLikenessWord } from "../replica.ts";

/** Whether the listing calls the item a copy, and whether the named brand did not make it. */
export function likenessOf(words: Words, refined: Refined | null) {
  const isReplica = findReplicaWords(words.title, words.description) !== null;
  const match = refined?.match ?? null;
  if (match === null || match.entry.brand === null || isItsName(words, match))
    return { isReplica, isLookalike: false, plainTokens: null };
  const plainTokens = withoutStyledMaker(words.titleTokens, match);
  const isLookalike = isReplica || plainTokens !== null || isStyledBehind(words, match);
  return { isReplica, isLookalike, plainTokens: isReplica ? null : plainTokens };
}

/** "Tiffany-style lamp" is what the guide calls it. */
function isItsName({ titleTokens }: Words, { start, end }: AliasMatch): boolean {
  return titleTokens.slice(start, end).some(({ key }) => isWord("likenessInNames", key));
}

/** "Tiffany lamp style"; of "Seiko diver SKX007 style" its maker made it. */
const isStyledBehind = ({ titleTokens }: Words, { end, isBrandApart }: AliasMatch): boolean =>
  !isBrandApart && isLikenessWord(titleTokens[end]?.key ?? "");

/**
 * "UGG style slippers" without the maker, who did not make them: the word stands between the two.
 * null where no word says so.
 */
function withoutStyledMaker(tokens: readonly Token[], match: AliasMatch): readonly Token[] | null {
  const { entry, end } = match;
  const makers = brandsOf(entry).map(({ keys }) => keys.split(" "));
  const liked = withoutLikedMaker(tokens, makers, match);
  if (liked !== null) return liked;
  for (const [at, { key }] of tokens.entries()) {
    const next = tokens[at + 1];
    if (at > end || !isLikenessWord(key) || next?.breakBefore !== "none") continue;
    // "LL Bean style 1234" numbers its own.
    if (hasDigit(next.key)) continue;
    const maker = makers.find((keys) =>
      keys.every((word, place) => tokens[at - keys.length + place]?.key === word),
    );
    if (maker !== undefined)
      return [...tokens.slice(0, at - maker.length), ...tokens.slice(at + 1)];
  }
  return null;
}

/**
 * "Doll like American Girl", "blocks similar to LEGO", "earbuds like AirPods Pro"; "like New Balance"
 * may well be like new.
 */
function withoutLikedMaker(
  tokens: readonly Token[],
  makers: readonly (readonly string[])[],
  match: AliasMatch,
): readonly Token[] | null {
  for (const [at, { key }] of tokens.entries()) {
    if (!isWord("likenessBefore", key)) continue;
    const start = tokens[at + 1]?.key === "to" ? at + 2 : at + 1;
    const maker = makers.find((keys) =>
      keys.every((word, place) => word !== "new" && tokens[start + place]?.key === word),
    );
    const isModel = match.start === start && tokens[start]?.key !== "new";
    if (maker === undefined && !isModel) continue;
    const end = Math.max(start + (maker?.length ?? 0), match.start >= start ? match.end : 0);
    return [...tokens.slice(0, at), ...tokens.slice(end)];
  }
  return null;
}
