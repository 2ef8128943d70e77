import type { Guide } from "@flipworth/guide/guide";
import type { GuideSource } from "@flipworth/guide/source";

/** How much the guide knows, how old it is and where it comes from, as lines for a person. */
export function guideStats(source: GuideSource, { entries, categories }: Guide): string[] {
  const names = entries.reduce((sum, { aliases }) => sum + aliases.length, 0);
  const families = Object.keys(source.families).length;
  return [
    `${entries.length} entries in ${families} families, ${names} names`,
    "",
    ...table(
      "category",
      Object.keys(categories).map((category) => [
        category,
        entries.filter((entry) => entry.category === category).length,
      ]),
    ),
    "",
    ...table("price of", countedBy(entries.map(({ asOf }) => asOf))),
    "",
    ...table("narrowness", countedBy(entries.map(({ specificity }) => specificity))),
    "",
    ...table("basis", countedBy(entries.map(({ basis }) => basis))),
  ];
}

function countedBy(values: readonly string[]): (readonly [string, number])[] {
  return [...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]);
}

function table(head: string, rows: readonly (readonly [string, number])[]): string[] {
  return [head, ...rows.map(([name, count]) => `${String(count).padStart(6)}  ${name}`)];
}
