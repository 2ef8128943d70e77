import { nameKeys } from "@flipworth/engine";
import type { Guide } from "@flipworth/guide/guide";
import { type GuideEntry, thingFamilies } from "@flipworth/guide/entry";
import type { GuideSource } from "@flipworth/guide/source";
import type { Fault, Place, SourceFiles } from "@flipworth/guide/source-files";

/** A median further than this factor from the middle of its family is a slip of the pen, mostly. */
const usualMostTimes = 60;
const fewestOfFamily = 5;

/** What is wrong with the guide's data, each with the file and the line; none where all is well. */
export function checkGuide({ places, faults, source }: SourceFiles, guide: Guide): Fault[] {
  const { entries } = guide;
  const at = (id: string, reason: string): Fault => ({ ...placeOf(places, id), reason });
  return [
    ...faults,
    ...sharedNames(entries).map(({ id, reason }) => at(id, reason)),
    ...outOfFamily(entries, source.families).map(({ id, reason }) => at(id, reason)),
    ...source.vocabulary.soldTogether
      .flatMap(({ entry }) => entry.split(", "))
      .filter((entry) => !places.has(entry))
      .map((entry) => ({
        file: "packages/guide/data/vocabulary.json",
        line: 0,
        reason: `soldTogether: there is no entry ${entry}`,
      })),
    ...source.lexicon
      .filter(({ entry }) => entry !== undefined && !places.has(entry))
      .map(({ entry }) => ({
        file: "packages/guide/data/lexicon.jsonl",
        line: 0,
        reason: `there is no entry ${entry}`,
      })),
    ...Object.entries(source.families)
      .filter(([, { namedAmong }]) => namedAmong && !(namedAmong in sectionsOf(source)))
      .map(([name, { namedAmong }]) => ({
        file: "packages/guide/data/families.json",
        line: 0,
        reason: `${name}: there is no section ${namedAmong} in vocabulary.json`,
      })),
    ...source.entries.flatMap((line) => {
      const tables = line.adjustedBy?.filter((name) => !(name in source.priceFactors)) ?? [];
      return tables.map((name) => at(line.id, `there is no table ${name} in price-factors.json`));
    }),
    ...faultsOfFaults(source),
    ...outOfLine(source).map(({ id, reason }) => at(id, reason)),
    ...entries.flatMap((entry) => ownFaults(entry).map((reason) => at(entry.id, reason))),
  ];
}

/** A share of what there is no such kind of would never count. */
function faultsOfFaults({ faults, missingParts, categories }: GuideSource): Fault[] {
  const known = new Set<string>([...Object.keys(categories), ...thingFamilies]);
  const files = { "faults.jsonl": faults, "missing-parts.jsonl": missingParts };
  return Object.entries(files).flatMap(([file, lines]) =>
    lines.flatMap(({ name, of = {}, only = [] }, at) => {
      const place = { file: `packages/guide/data/${file}`, line: at + 1 };
      const unknown = [...Object.keys(of), ...only].filter((one) => !known.has(one));
      const isTwice = lines.findIndex((one) => one.name === name) !== at;
      return [
        ...unknown.map((one) => ({ ...place, reason: `there is no category or family ${one}` })),
        ...(isTwice ? [{ ...place, reason: `${name} stands there twice` }] : []),
      ];
    }),
  );
}

const sectionsOf = ({ vocabulary }: GuideSource) => vocabulary.sections.ofWholeThings;

const placeOf = (places: SourceFiles["places"], id: string): Place =>
  places.get(id) ?? { file: "packages/guide/data", line: 0 };

type Found = { id: string; reason: string };

/** A name belongs to one entry: nothing else would decide between two. */
function sharedNames(entries: readonly GuideEntry[]): Found[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ id, aliases }) =>
    aliases.flatMap((name) => {
      const keys = nameKeys(name);
      const owner = owners.get(keys) ?? id;
      owners.set(keys, owner);
      return owner === id ? [] : [{ id, reason: `the name "${name}" is already that of ${owner}` }];
    }),
  );
}

function outOfFamily(entries: readonly GuideEntry[], facts: GuideSource["families"]): Found[] {
  const families = Map.groupBy(entries, ({ family }) => family);
  return [...families].flatMap(([family, members]) => {
    const prices = members.map(({ usedMedianUsd }) => usedMedianUsd).toSorted((a, b) => a - b);
    const middle = prices[prices.length >> 1] ?? 1;
    const mostTimes = facts[family]?.mostTimesMiddle ?? usualMostTimes;
    if (members.length < fewestOfFamily) return [];
    return members
      .filter(({ usedMedianUsd }) => timesApart(usedMedianUsd, middle) > mostTimes)
      .map(({ id, usedMedianUsd }) => ({
        id,
        reason: `$${usedMedianUsd} is far from the middle of ${family}, $${middle}`,
      }));
  });
}

/** Of one line, what came later has the higher generation. */
function outOfLine({ entries }: GuideSource): Found[] {
  const lines = Map.groupBy(entries, ({ line }) => line);
  lines.delete(undefined);
  return [...lines].flatMap(([line, members]) => {
    const first = new Map<number, { id: string; month: string }>();
    for (const { id, generation, launch } of members) {
      const month = launch?.[0];
      if (generation === undefined || month === undefined) continue;
      if (month < (first.get(generation)?.month ?? "9999")) first.set(generation, { id, month });
    }
    const inOrder = [...first].toSorted(([a], [b]) => a - b).map(([, one]) => one);
    return inOrder
      .filter(({ month }, at) => month < (inOrder[at - 1]?.month ?? ""))
      .map(({ id }) => ({ id, reason: `it is older than the generation before it of ${line}` }));
  });
}

const timesApart = (one: number, other: number) => Math.max(one / other, other / one);

function ownFaults({ newUsd, usedMedianUsd, life, asOf, aliases, game }: GuideEntry): string[] {
  return [
    newUsd !== undefined && newUsd <= usedMedianUsd && "a used one costs more than a new one",
    life !== undefined && life.launchMonth > asOf && "it was launched after the month of its price",
    aliases.length === 0 && game === undefined && "nothing names it",
  ].filter((reason) => reason !== false);
}
