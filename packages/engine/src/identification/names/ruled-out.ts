import { type AliasMatch, isRuledOut } from "../../price-guide/alias-index.ts";
import type { GuideEntry } from "../../price-guide/entry.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { isPartNoun } from "../relation/lexicon-index.ts";
import { ownWords } from "../relation/own-words.ts";

/** The entries that a title's words rule out, and a kind's makers' with the kind. */
export function ruledOutOf(
  naming: readonly Token[],
  found: readonly AliasMatch[],
): ReadonlySet<GuideEntry> {
  const out = new Set<GuideEntry>();
  for (const { entry } of found) if (isRuledOut(naming, entry)) out.add(entry);
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
