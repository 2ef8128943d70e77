import { sayIn, type Voice } from "@flipworth/words";
import { cardWords } from "../words/english/deal-card.ts";
import { standingWords } from "../words/english/standings.ts";
import type { Deal } from "./deal.ts";
import { formatRoundedDown } from "./dollars.ts";
import type { Standing } from "./verdict-of.ts";

/** The headline in two parts: the verdict's word where it begins with one, and the rest. */
export type Headline = { verdict: string; rest: string };

export function headlineOf(deal: Deal, standing: Standing, voice: Voice): Headline {
  const verdict = sayIn(standingWords, voice)(standing);
  const headline = deal.headline ?? olderHeadline(deal, standing, voice);
  // A headline is in the language that it was written in.
  const known = [verdict, standingWords.english[standing], ...(otherWords[standing] ?? [])];
  const spoken = known.find((words) => new RegExp(`^${words}\\b`, "i").test(headline));
  if (spoken === undefined) return { verdict, rest: `. ${headline}` };
  return { verdict: headline.slice(0, spoken.length), rest: headline.slice(spoken.length) };
}

const otherWords: Partial<Record<Standing, readonly string[]>> = { check: ["Check"] };

/** For an analysis that was stored without one. */
function olderHeadline({ maxBuyPrice, reasoning }: Deal, standing: Standing, voice: Voice): string {
  const say = sayIn(cardWords, voice);
  if (standing === "buy") {
    return maxBuyPrice === null
      ? say("buy")
      : say("buyAt", { price: formatRoundedDown(maxBuyPrice) });
  }
  if (standing === "skip") {
    return say(maxBuyPrice === null ? "skip" : "skipAtPrice");
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
