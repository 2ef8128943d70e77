import type { TitlePriceTable } from "@flipworth/guide/source";
import { unpackWeights } from "./packed-weights.ts";
import { titleFeatures } from "./title-features.ts";

/** Each table's weights, read once. */
const weightsOf = new WeakMap<TitlePriceTable, Int8Array>();

/** ln of the dollars that titles with such words bring. */
export function titlePrice(title: string, table: TitlePriceTable): number {
  const { tableBits, intercept, step } = table;
  const weights = weightsIn(table);
  const { rows, values } = titleFeatures(title, tableBits);
  const units = rows.reduce((sum, row, at) => sum + (weights[row] ?? 0) * (values[at] ?? 0), 0);
  return intercept + step * units;
}

function weightsIn(table: TitlePriceTable): Int8Array {
  const known = weightsOf.get(table);
  if (known !== undefined) return known;
  const weights = unpackWeights(table.weights, 2 ** table.tableBits);
  weightsOf.set(table, weights);
  return weights;
}
