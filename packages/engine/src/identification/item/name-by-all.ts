import type { Category } from "../../category.ts";
import type { AliasMatch } from "../../price-guide/alias-index.ts";
import type { PriceBlindFacts } from "../../reading/listing-facts.ts";
import { matchBareName } from "../names/bare-name.ts";
import type { Choice } from "../names/choose-entry.ts";
import type { Words } from "../read-words.ts";
import { type Refined, refineByDescription } from "../refine.ts";
import { refineBySection } from "../sections/refine-by-section.ts";

export type Listing = { words: Words; facts: PriceBlindFacts };

/** What the title says by itself. */
export type Naming = { choice: Choice; section: Category | null; best: AliasMatch | null };

/** What the title names, as the description and the marketplace's section narrow it. */
export function nameByAll({ words, facts }: Listing, { best, section }: Naming): Refined | null {
  const bare = matchBareName(words.titleTokens, best, facts.category);
  const named = refineByDescription(words, bare ?? best, section);
  return refineBySection({ words, facts, named }, section) ?? named;
}
