import type { IdentifiedItem } from "../identification/identification.ts";
import type { ConditionGrade } from "../price-guide/entry.ts";
import { type Combination, combine } from "./combine.ts";
import { settledBySales } from "./comparables/settled-by-sales.ts";
import { conditionDoubt } from "./condition-factor.ts";
import type { Evidence } from "./evidence.ts";
import { faultDoubt } from "./fault-factor.ts";
import { notBelowMetal } from "./sources/metal-value.ts";

/** All evidence in one, its range widened by what the item's condition leaves open. */
export function weigh(
  all: readonly [Evidence, ...Evidence[]],
  { item, grade }: { item: IdentifiedItem; grade: ConditionGrade | null },
): Combination {
  const { salePrice, evidence } = combine(notBelowMetal(settledBySales(all)));
  const { logMedian, logSd } = salePrice;
  const doubts = item.vehicle ? [] : [conditionDoubt(grade, item.entry), faultDoubt(item, grade)];
  return { salePrice: { logMedian, logSd: Math.hypot(logSd, ...doubts) }, evidence };
}
