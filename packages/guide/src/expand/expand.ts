import type { GuideEntry } from "../entry.ts";
import { expandEntry } from "./expand-entry.ts";
import type { CategoryFacts, GamePlatform, Guide, LexiconNoun } from "../guide.ts";
import type { LexiconLine } from "../source/lexicon-line.ts";
import { listed, mapValues } from "./listed.ts";
import { type NounAlone, nounsOfKin, pricedNoun } from "./nouns-of-kin.ts";
import { sharedParts } from "./shared-parts.ts";
import type { GuideSource } from "../source/source.ts";
import { type WordList, wordListNames } from "../word-lists.ts";

/** What was read from the data, with every family's facts in its entries. */
export function expandGuide(source: GuideSource): Guide {
  const shared = sharedParts(source);
  const entries = source.entries.map((line) => expandEntry(line, shared));
  return {
    entries,
    categories: mapValues(source.categories, categoryFacts) as Guide["categories"], // Safe because the type of a category is made of the same file's keys.
    unknownCategory: priorOf(source.facts.unknownCategory),
    markets: source.markets,
    platforms: platformsOf(source, entries),
    vehicles: source.vehicles,
    vocabulary: source.vocabulary,
    words: wordSets(source),
    misspellings: new Map(
      Object.entries(source.misspellings).flatMap(([meant, written]) =>
        written.split(" ").map((word) => [word, meant]),
      ),
    ),
    phrases: source.phrases,
    notAnItem: source.notAnItem,
    faults: source.faults,
    missingParts: source.missingParts,
    restricted: source.restricted.map(({ since = null, ...line }) => ({ ...line, since })),
    lexicon: nounsOf(source, entries),
    titlePrices: source.titlePrices ?? null,
  };
}

function wordSets({ words }: GuideSource): Guide["words"] {
  const sets: Partial<Record<WordList, ReadonlySet<string>>> = {};
  for (const name of wordListNames) sets[name] = new Set(words[name].split(" "));
  return sets as Guide["words"]; // Safe because every list has been put in.
}

function priorOf({ usedUsd, shipPounds, feeClass }: GuideSource["facts"]["unknownCategory"]) {
  return { usedMedianUsd: usedUsd, shipPounds, feeClass };
}

function categoryFacts(line: GuideSource["categories"][string]): CategoryFacts {
  return {
    ...priorOf(line),
    newPriceShare: line.newPriceShare,
    agesInUse: line.agesInUse ?? false,
    hasNarrowLines: line.hasNarrowLines ?? false,
    differsInLots: line.differsInLots ?? false,
    newerReplacesOlder: line.newerReplacesOlder ?? false,
    hasHardlyParts: line.hasHardlyParts ?? false,
    alsoSoldOn: line.alsoSoldOn ?? [],
    ebayCategory: line.ebayCategory,
    soldSearchOn: line.soldSearchOn,
    soldAmong: listed(line.soldAmong),
    sections: line.sections,
    nouns: listed(line.nouns),
    brands: listed(line.brands),
  };
}

function platformsOf(
  { platforms, families }: GuideSource,
  entries: readonly GuideEntry[],
): readonly GamePlatform[] {
  const byPlatform = new Map<string, GuideEntry[]>();
  for (const entry of entries) {
    const platform = families[entry.family]?.platform;
    if (platform === undefined) continue;
    const known = byPlatform.get(platform);
    if (known === undefined) byPlatform.set(platform, [entry]);
    else known.push(entry);
  }
  return Object.entries(platforms).map(([id, { name, names, commonGame, plays = [] }]) => {
    const all = byPlatform.get(id) ?? [];
    const common = all.find((entry) => entry.id === commonGame);
    if (common === undefined) throw new Error(`${id}: there is no entry ${commonGame} of its own`);
    const commons = new Set(Object.values(platforms).map((one) => one.commonGame));
    // Its own come first: of two games of one name the first counts.
    const older = plays.flatMap((one) => byPlatform.get(one) ?? []);
    const games = [...all, ...older].filter((entry) => !commons.has(entry.id));
    return { id, name, names: listed(names), commonGame: common, games };
  });
}

function nounsOf(
  { lexicon, kin, families }: GuideSource,
  entries: readonly GuideEntry[],
): LexiconNoun[] {
  const named = new Set(lexicon.map(({ entry }) => entry));
  const priced = new Map(entries.filter(({ id }) => named.has(id)).map((one) => [one.id, one]));
  const isVehicles = (name: string) =>
    name === "vehicles" || families[name]?.category === "vehicles";
  return [...kin.flatMap(nounsOfKin), ...lexicon.flatMap((line) => expandNouns(line, priced))].map(
    (noun) => ({
      ...noun,
      isOfVehicles: !noun.isOfKin && (noun.of?.some(isVehicles) ?? false),
    }),
  );
}

/** The nouns of a line: one for those of an entry, and one for each that has a price of its own. */
function expandNouns(line: LexiconLine, priced: ReadonlyMap<string, GuideEntry>): NounAlone[] {
  const { role, of, takes = null, words, reach, leads, prices, isThingOfItsOwn } = line;
  const shared = {
    role,
    of: of === undefined ? null : listed(of),
    isOfKin: false,
    thingUsd: line.usedUsd ?? null,
    notOf: listed(line.notOf),
    takes,
    reachesFar: reach === "anywhere",
    leads: leads ?? false,
    comesAlong: line.comesAlong ?? false,
    entry: priced.get(line.entry ?? "") ?? null,
    isThingOfItsOwn: isThingOfItsOwn ?? false,
  };
  const byPrice = new Map<number | null, string[]>();
  if (words !== undefined) byPrice.set(null, [...listed(words)]);
  for (const { noun, usd } of listed(prices).map(pricedNoun))
    byPrice.set(usd, [...(byPrice.get(usd) ?? []), noun]);
  return [...byPrice].map(([usd, nouns]) => ({ ...shared, words: nouns, usedMedianUsd: usd }));
}
