import type { IdentifiedItem } from "../identification/identification.ts";
import { formatCents } from "../money/cents.ts";
import type { Evidence, Valuation } from "../valuation/evidence.ts";
import { resaleRange } from "../valuation/resale-range.ts";
import type { Verdict } from "../verdict/verdict.ts";
import { identificationSentence } from "./stage-sentences.ts";

type Told = { item: IdentifiedItem; valuation: Valuation; verdict: Verdict };

/** Three short lines: what it is and how sure, what the price rests on, what decides. */
export function summaryOf({ item, valuation, verdict }: Told): string[] {
  return [identificationSentence(item), basisLine(valuation), verdict.deciding].filter(
    (line, at, all) => line !== "" && all.indexOf(line) === at,
  );
}

/** "Most sell for $640–$2,510, by 12 sales and our estimate." */
function basisLine(valuation: Valuation): string {
  if (valuation.kind === "not_enough_evidence") return "";
  const { low, high } = resaleRange(valuation.salePrice);
  return `Most sell for ${formatCents(low)}–${formatCents(high)}, based on ${basisWords(valuation)}.`;
}

/** Less of the estimate than this is not worth a word. */
const tellingWeight = 0.1;

/** What the price rests on, most telling first: "12 sales and our estimate". */
export function basisWords({ evidence }: Valuation): string {
  const names = evidence
    .filter(({ weight }) => weight >= tellingWeight)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ evidence: source }) => sourceName(source));
  const [last, ...others] = [...new Set(names)].toReversed();
  if (last === undefined) return "our estimate";
  return others.length === 0 ? last : `${others.toReversed().join(", ")} and ${last}`;
}

function sourceName({ source, count = 0 }: Evidence): string {
  if (source === "sold_comparables") return counted(count, "sale");
  if (source === "asking_comparables") return counted(count, "asking price");
  if (source === "remembered_sales") return counted(count, "recorded price");
  return sourceNames[source];
}

const sourceNames = {
  price_guide: "our estimate",
  vehicle_guide: "our table of vehicles",
  category_prior: "our estimate",
  new_price: "its new price",
  metal_value: "its metal",
  model_estimate: "a look at the photo",
} as const;

/** Older evidence does not say how many. */
const counted = (count: number, what: string) =>
  count === 0 ? `${what}s` : `${count} ${what}${count === 1 ? "" : "s"}`;
