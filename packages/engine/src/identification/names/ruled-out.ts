import { type AliasMatch, isRuledOut, isRuledOutBeside } from "../../price-guide/alias-index.ts";
import { isBareBrand } from "../../price-guide/brand-names.ts";
import type { GuideEntry } from "../../price-guide/entry.ts";
import { isConnector, isWord } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { hasDigit } from "../../price-guide/word-shapes.ts";
import { isPartNoun } from "../relation/lexicon-index.ts";
import { ownWords } from "../relation/own-words.ts";

/** The entries that a title's words rule out, and a kind's makers' with the kind. */
export function ruledOutOf(
  naming: readonly Token[],
  found: readonly AliasMatch[],
): ReadonlySet<GuideEntry> {
  const out = new Set<GuideEntry>();
  for (const match of found)
    if (isRuledOutBeside(naming, match) && !isJoinedByMore(naming, match, found))
      out.add(match.entry);
  const kinds = found.filter(({ entry }) => entry.specificity === "type" && out.has(entry));
  for (const match of found)
    if (kinds.some((kind) => isOfKind(match, kind) && isRuledOutAside(naming, match, kind)))
      out.add(match.entry);
  return out;
}

/** "Husqvarna chainsaw" is a chainsaw by its own words. */
const isOfKind = (match: AliasMatch, { entry, start, end }: AliasMatch) =>
  match.entry.brand !== null &&
  match.entry.category === entry.category &&
  match.start <= start &&
  match.end === end;

/** What is no chainsaw is no Husqvarna chainsaw; the maker's own words rule out the kind alone. */
function isRuledOutAside(
  naming: readonly Token[],
  { entry }: AliasMatch,
  kind: AliasMatch,
): boolean {
  const own = ownWords(entry);
  // A part is weighed by its own signs (relation/).
  const isExplained = (key: string) => own.has(key) || isPartNoun(key, entry);
  const aside = naming.map((token) => (isExplained(token.key) ? { ...token, key: "" } : token));
  return isRuledOut(aside, kind.entry);
}

/**
 * "Roku TV 50 inch and soundbar": another thing behind an "and" says nothing against the first. In
 * "washer and dryer pedestals" it begins with a thing like the first, and the pedestals are of both.
 */
function isJoinedByMore(
  naming: readonly Token[],
  { entry, end }: AliasMatch,
  found: readonly AliasMatch[],
): boolean {
  const own = ownWords(entry);
  const isMeasure = ({ key }: Token) =>
    hasDigit(key) || isWord("measures", key) || key === "inch" || own.has(key);
  const at = naming.findIndex((token, place) => place >= end && !isMeasure(token));
  const and = naming[at]?.key;
  if ((and !== "and" && and !== "plus") || isRuledOut(naming.slice(0, at), entry)) return false;
  return found.some(
    (other) =>
      other.start === at + 1 &&
      other.entry !== entry &&
      !isBareBrand(other) &&
      endsBreath(naming, other.end) &&
      !found.some((inner) => beginsIn(inner, other)),
  );
}

const endsBreath = (tokens: readonly Token[], end: number): boolean => {
  const next = tokens[end];
  return (
    next === undefined ||
    next.breakBefore !== "none" ||
    isConnector(next) ||
    isWord("joiners", next.key)
  );
};

/** "Dryer" begins "dryer pedestals". */
const beginsIn = (inner: AliasMatch, other: AliasMatch): boolean =>
  inner.start === other.start &&
  inner.end < other.end &&
  inner.entry !== other.entry &&
  !isBareBrand(inner);
