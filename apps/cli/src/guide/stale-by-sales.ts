import { type Engine, median, type RememberedSale } from "@flipworth/engine";
import type { GuideEntry } from "@flipworth/guide/entry";

export type Contradicted = {
  id: string;
  usedUsd: number;
  /** How many sales of it are recorded. */
  count: number;
  /** ln of the price that the sales put in its place over the guide's, shrunk while they are few. */
  shift: number;
};

/** All sales of one file may be off together: of one seller, one market, one season. */
const togetherDoubt = 0.1;
/** Fewer sales than this contradict nobody. */
const fewestSales = 3;

/** Entries by how far recorded sales put them off, the farthest first. A person decides. */
export function staleBySales(
  engine: Engine,
  sales: readonly RememberedSale[],
): readonly Contradicted[] {
  const known = new Map(engine.guide.entries.map((entry) => [entry.id, entry]));
  const byEntry = Map.groupBy(
    sales.flatMap((sale) => engine.saleAgainstGuide(sale) ?? []),
    ({ entryId }) => entryId,
  );
  return [...byEntry]
    .flatMap(([id, own]) => contradictionOf(known.get(id), own) ?? [])
    .toSorted((a, b) => Math.abs(b.shift) - Math.abs(a.shift));
}

type Held = { residual: number; guideDoubt: number; scatter: number };

function contradictionOf(entry: GuideEntry | undefined, own: readonly Held[]): Contradicted | null {
  if (entry === undefined || own.length < fewestSales) return null;
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const doubt = mean(own.map(({ guideDoubt }) => guideDoubt ** 2));
  const noise = mean(own.map(({ scatter }) => scatter ** 2)) / own.length + togetherDoubt ** 2;
  const middle = median(own.map(({ residual }) => residual));
  const shift = (middle * doubt) / (doubt + noise);
  return { id: entry.id, usedUsd: entry.usedMedianUsd, count: own.length, shift };
}

/** "−23 %  $195 → $150  14 sales  apple-iphone-13" */
export function contradictedLine({ id, usedUsd, count, shift }: Contradicted): string {
  const percent = Math.round(100 * Math.expm1(shift));
  const sign = percent < 0 ? "−" : "+";
  const better = Math.round(usedUsd * Math.exp(shift));
  return `${sign}${Math.abs(percent)} %  $${usedUsd} → $${better}  ${count} sales  ${id}`;
}
