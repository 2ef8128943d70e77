import { type AliasIndex, type AliasMatch, buildAliasIndex, findAliases } from "./alias-index.ts";
import type { GuideEntry, GuideSection, NamedAmong } from "./entry.ts";
import { phrasesOf } from "./phrases.ts";
import { sections } from "./sections.ts";
import type { Token } from "./tokens.ts";

/** What the guide knows, all sections together. */
export const priceGuide: readonly GuideEntry[] = sections.flatMap((section) => section.entries);

const sectionByEntry = new Map(
  sections.flatMap((section) => section.entries.map((entry) => [entry.id, section] as const)),
);
const index = buildAliasIndex(priceGuide);

/** The section that dates the entry's price and says its basis. Throws for an entry of no section. */
export function sectionOf(entry: GuideEntry): GuideSection {
  const section = sectionByEntry.get(entry.id);
  if (section === undefined) throw new Error(`${entry.id} is not an entry of the price guide`);
  return section;
}

/** Every entry whose alias stands in the text, in text order; the same entry may come repeatedly. */
export function matchEntries(tokens: readonly Token[]): AliasMatch[] {
  return findAliases(index, tokens);
}

/** Made when first asked for: most listings come without a section that says what is listed. */
const bareNames: Partial<Record<NamedAmong, AliasIndex>> = {};

function bareNameIndex(among: NamedAmong): AliasIndex {
  const named = priceGuide.filter((entry) => entry.bareNames?.among === among);
  return buildAliasIndex(named, (entry) => phrasesOf(entry.bareNames?.names ?? []));
}

/** Every entry whose name alone stands in the text, where all that is listed is of that kind. */
export function matchBareNames(tokens: readonly Token[], among: NamedAmong): AliasMatch[] {
  const named = (bareNames[among] ??= bareNameIndex(among));
  return findAliases(named, tokens);
}
