import type { Deal } from "./deal.ts";
import { formatRoundedDown } from "./dollars.ts";
import { type Standing, standingWords } from "./verdict-of.ts";

/** The headline in two parts: the verdict's word where it begins with one, and the rest. */
export type Headline = { verdict: string; rest: string };

export function headlineOf(deal: Deal, standing: Standing): Headline {
  const verdict = standingWords[standing];
  const headline = deal.headline ?? olderHeadline(deal, standing);
  const spoken = [verdict, ...(otherWords[standing] ?? [])].find((words) =>
    new RegExp(`^${words}\\b`, "i").test(headline),
  );
  if (spoken === undefined) return { verdict, rest: `. ${headline}` };
  return { verdict: headline.slice(0, spoken.length), rest: headline.slice(spoken.length) };
}

const otherWords: Partial<Record<Standing, readonly string[]>> = { check: ["Check"] };

/** For an analysis that was stored without one. */
function olderHeadline({ maxBuyPrice, reasoning }: Deal, standing: Standing): string {
  if (standing === "buy") {
    return maxBuyPrice === null ? "Buy." : `Buy: ${formatRoundedDown(maxBuyPrice)} or less.`;
  }
  if (standing === "skip") {
    return maxBuyPrice === null ? "Skip it." : "Skip at this price.";
  }
  return reasoning[0] ?? "";
}

/** At most three short lines; an older analysis gives the nearest that it has. */
export function summaryOf(deal: Deal, standing: Standing): readonly string[] {
  if (deal.summary) return deal.summary;
  const { identification, valuation } = deal.details.analysisStages;
  const isFirstReasonSaid = standing === "none" || standing === "not_enough_evidence";
  const [source] = valuation.evidence.toSorted((a, b) => b.weight - a.weight);
  const [first = "", second = ""] = deal.reasoning;
  const lines = [
    identification.sentence,
    source?.sentence ?? valuation.sentence,
    isFirstReasonSaid ? second : first,
  ];
  const said = isFirstReasonSaid ? first : "";
  return [...new Set(lines)].filter((line) => line !== "" && line !== said);
}
