import type { IdentifiedItem } from "../identification/identification.ts";
import { formatCents } from "../money/cents.ts";
import type { Evidence, Valuation } from "../valuation/evidence.ts";
import { resaleRange } from "../valuation/resale-range.ts";
import type { Verdict } from "../verdict/verdict.ts";
import { summaryWords } from "../words/english/report.ts";
import { spoken } from "../words/voice-in-use.ts";
import { identificationSentence } from "./stage-sentences.ts";

const say = spoken(summaryWords);

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
  const basis = basisWords(valuation);
  return say("range", { low: formatCents(low), high: formatCents(high), basis });
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
  if (last === undefined) return say("ourEstimate");
  if (others.length === 0) return last;
  return say("and", { others: others.toReversed().join(", "), last });
}

/** Older evidence does not say how many: its count is 0. */
function sourceName({ source, count = 0 }: Evidence): string {
  if (source === "sold_comparables") return say("sales", { count });
  if (source === "asking_comparables") return say("askingPrices", { count });
  if (source === "remembered_sales") return say("recordedPrices", { count });
  return say(sourceNames[source]);
}

const sourceNames = {
  price_guide: "ourEstimate",
  vehicle_guide: "vehicleTable",
  category_prior: "ourEstimate",
  new_price: "newPrice",
  metal_value: "metal",
  title_words: "ourEstimate",
  model_estimate: "photo",
} as const;
