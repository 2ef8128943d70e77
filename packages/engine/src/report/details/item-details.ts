import { dollarsFromCents } from "../../money/cents.ts";
import type { Valuation } from "../../valuation/evidence.ts";
import { itemName } from "../../valuation/item-name.ts";
import { resaleRange } from "../../valuation/resale-range.ts";
import type { ItemDetails } from "@flipworth/contract";
import { summaryWords } from "../../words/english/report.ts";
import { spoken } from "../../words/voice-in-use.ts";

const say = spoken(summaryWords);

/** What each of several things would bring by itself; empty for one thing. */
export function itemDetails(valuation: Valuation): ItemDetails[] {
  if (valuation.kind !== "valued") return [];
  return (valuation.items ?? []).map(({ item, salePrice }) => {
    const { low, median, high } = resaleRange(salePrice);
    return {
      name: itemName(item) ?? say("item"),
      quantity: item.quantity,
      low: dollarsFromCents(low),
      median: dollarsFromCents(median),
      high: dollarsFromCents(high),
    };
  });
}
