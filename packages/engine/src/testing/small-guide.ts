import { builtInSource } from "@flipworth/guide/built-in";
import { expandGuide } from "@flipworth/guide/expand";
import type { Guide } from "@flipworth/guide/guide";
import type { GuideSource } from "@flipworth/guide/source";

type Added = Partial<Pick<GuideSource, "categories" | "families" | "entries" | "markets">>;

/** A guide that knows what is added and nothing else of things, with the words of the built-in one. */
export function smallGuide({
  categories = {},
  families = {},
  entries = [],
  markets,
}: Added): Guide {
  const {
    facts,
    vocabulary,
    words,
    misspellings,
    phrases,
    notAnItem,
    faults,
    missingParts,
    vehicles,
    ...builtIn
  } = builtInSource();
  return expandGuide({
    facts,
    vocabulary,
    words,
    misspellings,
    phrases,
    notAnItem,
    faults,
    missingParts,
    vehicles,
    markets: markets ?? builtIn.markets,
    categories: { ...builtIn.categories, ...categories },
    families,
    entries: [...entries],
    platforms: {},
    ageing: {},
    priceFactors: {},
    lexicon: [],
    kin: [],
    restricted: [],
  });
}
