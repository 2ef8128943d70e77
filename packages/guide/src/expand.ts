import type { EntryLine, Family } from "./entry-line.ts";
import type { GuideEntry, GuideVariant } from "./entry.ts";
import { expandFactor } from "./expand-factor.ts";
import type { CategoryFacts, GamePlatform, Guide, LexiconNoun } from "./guide.ts";
import type { LexiconLine } from "./lexicon-line.ts";
import type { AdjustmentRule } from "./price-factor.ts";
import type { Retention } from "./retention.ts";
import type { GuideSource } from "./source.ts";
import { type WordList, wordListNames } from "./word-lists.ts";

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
    lexicon: source.lexicon.map((line) => expandNoun(line, entries)),
    words: wordSets(source),
  };
}

function wordSets({ words }: GuideSource): Guide["words"] {
  const sets: Partial<Record<WordList, ReadonlySet<string>>> = {};
  for (const name of wordListNames) sets[name] = new Set(words[name].split(" "));
  return sets as Guide["words"]; // Safe because every list has been put in.
}

/** What entries are completed from: each made once, so that they share it. */
export type SharedParts = {
  source: GuideSource;
  retentions: Readonly<Record<string, Retention>>;
  rules: Readonly<Record<string, readonly AdjustmentRule[]>>;
  /** The same phrases stand in hundreds of entries. */
  phrasesByText: Map<string, readonly string[]>;
};

export function sharedParts(source: GuideSource): SharedParts {
  return {
    source,
    retentions: mapValues(source.ageing, ({ stretches, ...curve }) => ({
      ...curve,
      stretches: stretches.map(({ untilYears = Infinity, lossPerYear }) => ({
        untilYears,
        lossPerYear,
      })),
    })),
    rules: mapValues(source.priceFactors, (factors) => factors.map(expandFactor)),
    phrasesByText: new Map(),
  };
}

export function expandEntry(line: EntryLine, shared: SharedParts): GuideEntry {
  const family = familyOf(line, shared);
  const { source, rules } = shared;
  const adjustedBy = own(line.adjustedBy, family.adjustedBy);
  const variants = own(line.variants, family.variants);
  const excludes = excludesOf(line, family, shared);
  const conditionFactors = own(line.conditionFactors, family.conditionFactors);
  const yearlyPercent = own(line.yearlyPercent, family.yearlyPercent);
  const tags = own(line.tags, family.tags);
  return {
    ...required(line, family),
    ...named(line, family, source),
    usedMedianUsd: line.usedUsd,
    ...(line.newUsd === undefined ? {} : { newUsd: line.newUsd }),
    ...(excludes.length > 0 ? { excludes } : {}),
    ...(variants ? { variants: variants.map((one) => expandVariant(one, shared)) } : {}),
    ...(adjustedBy
      ? { adjustedBy, adjustments: adjustedBy.flatMap((name) => rules[name] ?? []) }
      : {}),
    ...(conditionFactors ? { conditionFactors: defined(conditionFactors) } : {}),
    ...lifeOf(line, family, shared),
    ...(yearlyPercent ? { yearlyDrift: driftFrom(yearlyPercent) } : {}),
    ...(line.line === undefined
      ? {}
      : { line: { name: line.line, generation: line.generation ?? null } }),
    ...(line.extras ? { extras: line.extras } : {}),
    ...(tags ? { tags } : {}),
    asOf: line.asOf ?? source.facts.asOf,
    basis: basisOf(line, family, source),
  };
}

function familyOf({ id, family }: EntryLine, { source }: SharedParts): Family {
  const found = source.families[family];
  if (found === undefined) throw new Error(`${id}: there is no family ${family}`);
  return found;
}

/** The entry's own field wins; null takes the family's away. */
function own<T>(entrys: T | null | undefined, familys: T | null | undefined): T | null {
  return (entrys === undefined ? familys : entrys) ?? null;
}

function required(line: EntryLine, family: Family) {
  const { id, model } = line;
  const specificity = line.specificity ?? family.specificity;
  const scatter = line.scatter ?? family.scatter;
  const feeClass = line.feeClass ?? family.feeClass;
  const sellsIn = line.sellsIn ?? family.sellsIn;
  if (!specificity || !scatter || !feeClass || !sellsIn) {
    throw new Error(`${id}: specificity, scatter, feeClass or sellsIn is missing here and there`);
  }
  return {
    id,
    family: line.family,
    category: family.category as GuideEntry["category"], // Safe because the check compares it with categories.json.
    specificity,
    brand: own(line.brand, family.brand),
    model,
    scatter,
    shipPounds: own(line.shipPounds, family.shipPounds),
    feeClass,
    sellsIn,
  };
}

type Names = Pick<GuideEntry, "aliases" | "bareNames" | "game">;

function named(line: EntryLine, family: Family, { platforms }: GuideSource): Names {
  const names = listed(line.names);
  const beside = listed(line.besidePlatform);
  const { namedAmong: among, platform } = family;
  const bareNames = line.bareNames && among ? { among, names: listed(line.bareNames) } : undefined;
  const bare = bareNames ? { bareNames } : {};
  const console = platform === undefined ? undefined : platforms[platform];
  if (platform === undefined || console === undefined || console.commonGame === line.id) {
    return { aliases: names, ...bare };
  }
  const [title = line.model.toLowerCase()] = beside.length > 0 ? beside : names;
  const onConsole = `${title} ${listed(console.names)[0]}`;
  return {
    aliases: [onConsole, ...names.filter((name) => name !== onConsole)],
    game: { platform, names: [...beside, ...names] },
    ...bare,
  };
}

/** The family's words and the entry's own; what is part of the entry's name says nothing against it. */
function excludesOf(line: EntryLine, family: Family, shared: SharedParts): readonly string[] {
  if (line.excludes === null) return [];
  const mine = line.excludes ? phrasesOf(line.excludes, shared) : [];
  const all = family.excludes ? phrasesOf(family.excludes, shared) : [];
  const names = ` ${[line.names, line.besidePlatform].join(", ").replaceAll(",", " ,")} `;
  const familys = all.some((phrase) => names.includes(` ${phrase} `))
    ? all.filter((phrase) => !names.includes(` ${phrase} `))
    : all;
  return mine.length === 0 ? familys : [...familys, ...mine];
}

function expandVariant(
  [name, factor, phrases]: NonNullable<EntryLine["variants"]>[number],
  shared: SharedParts,
): GuideVariant {
  return { name, factor, phrases: phrasesOf(phrases ?? name.toLowerCase(), shared) };
}

function lifeOf({ launch }: EntryLine, { ageing }: Family, { retentions }: SharedParts) {
  const retention = retentions[ageing ?? ""];
  if (launch === undefined || retention === undefined) return {};
  const [launchMonth, launchUsd = null] = launch;
  return { life: { launchMonth, launchUsd, retention } };
}

/** What rose by 5 % a year stands to the year before as what falls by 5 % stands to the year after. */
function driftFrom(percent: number): number {
  return -Math.sign(percent) * Math.log(1 - Math.abs(percent) / 100);
}

function basisOf(line: EntryLine, family: Family, { facts }: GuideSource): string {
  const name = line.basis ?? family.basis ?? "";
  const basis = facts.bases[name];
  if (basis === undefined) throw new Error(`${line.id}: there is no basis ${name}`);
  return basis.sentence;
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
    nouns: listed(line.nouns),
    brands: listed(line.brands),
  };
}

function platformsOf(
  { platforms }: GuideSource,
  entries: readonly GuideEntry[],
): readonly GamePlatform[] {
  const games = entries.filter(({ game }) => game !== undefined);
  return Object.entries(platforms).map(([id, { name, names, commonGame }]) => {
    const common = entries.find((entry) => entry.id === commonGame);
    if (common === undefined) throw new Error(`${id}: there is no entry ${commonGame}`);
    return {
      id,
      name,
      names: listed(names),
      commonGame: common,
      games: games.filter(({ game }) => game?.platform === id),
    };
  });
}

function expandNoun(line: LexiconLine, entries: readonly GuideEntry[]): LexiconNoun {
  const { role, of, takes = null, words, reach, leads, usd = null, isThingOfItsOwn } = line;
  return {
    role,
    of: of === undefined ? null : listed(of),
    notOf: listed(line.notOf),
    takes,
    words: listed(words),
    reachesFar: reach === "anywhere",
    leads: leads ?? false,
    comesAlong: line.comesAlong ?? false,
    usedMedianUsd: usd,
    entry: entries.find(({ id }) => id === line.entry) ?? null,
    isThingOfItsOwn: isThingOfItsOwn ?? false,
  };
}

function phrasesOf(text: string, { phrasesByText }: SharedParts): readonly string[] {
  const known = phrasesByText.get(text);
  if (known !== undefined) return known;
  const made = listed(text);
  phrasesByText.set(text, made);
  return made;
}

const listed = (text: string | undefined): readonly string[] => text?.split(", ") ?? [];

type Defined<T> = { [Key in keyof T]?: NonNullable<T[Key]> };

/** The fields that are there: an optional one of a schema may also be undefined. */
function defined<T extends object>(fields: T): Defined<T> {
  return fields as Defined<T>; // Safe because JSON has no undefined.
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
