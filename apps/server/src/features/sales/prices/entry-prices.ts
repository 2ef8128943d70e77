import type { EntryPrices } from "@flipworth/contract";
import type { EntryFacts } from "../../../guide-reader.ts";
import { deviateOf90, groupsOf, monthsOf, rangeOf, turnoverOf } from "./figures.ts";
import { seasonsOf } from "./seasons.ts";
import type { PriceRow } from "./store.ts";

/** Points of a plot; the figures beside it are of all. */
const mostSales = 300;

/** What recorded sales say of one thing, beside what the guide says. */
export function entryPrices(entry: EntryFacts, rows: readonly PriceRow[]): EntryPrices {
  const sold = rows.filter(({ kind }) => kind === "sold");
  const { entryId, name, category, asOf } = entry;
  return {
    entryId,
    name,
    category,
    guide: { ...rangeOfGuide(entry), asOf },
    sold: sold.length,
    asked: rows.length - sold.length,
    own: rows.filter(({ isOwn }) => isOwn).length,
    range: sold.length === 0 ? null : rangeOf(sold.map(({ price }) => price)),
    sales: rows.slice(0, mostSales).map(toWire),
    months: monthsOf(sold),
    conditions: mostFirst(
      groupsOf(sold, ({ grade }) => (grade === null ? null : conditionOf(grade))),
    ),
    marketplaces: mostFirst(groupsOf(sold, ({ marketplace }) => marketplace)),
    turnover: turnoverOf(rows),
    seasons: seasonsOf(sold),
  };
}

function rangeOfGuide({ usedMedianUsd, scatter }: EntryFacts) {
  const spread = Math.exp(deviateOf90 * scatter);
  const [low, high] = [usedMedianUsd / spread, usedMedianUsd * spread];
  return { low: Math.round(low), median: usedMedianUsd, high: Math.round(high) };
}

function toWire(row: PriceRow): EntryPrices["sales"][number] {
  const { id, title, price, date, kind, grade, marketplace, isOwn } = row;
  const condition = grade === null ? null : conditionOf(grade);
  return { title, price, date, kind, condition, marketplace, id: isOwn ? id : null };
}

/** "like_new" → "Like new" */
function conditionOf(grade: string): string {
  const words = grade.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const mostFirst = <Group extends { count: number }>(groups: readonly Group[]) =>
  groups.toSorted((a, b) => b.count - a.count);
