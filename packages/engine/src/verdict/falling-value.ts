import type { IdentifiedItem } from "../identification/identification.ts";
import { type Cents, formatAboutDollars } from "../money/cents.ts";
import { verdictWords } from "../words/english/verdict.ts";
import { ofGuide, spoken } from "../words/voice-in-use.ts";
import { yearlyLoss } from "../valuation/sources/price-over-time.ts";

const say = spoken(verdictWords);

/** Slower than this, or less in dollars, the weeks until it is sold cost next to nothing. */
const fastShareAYear = 0.18;
const tellingDollarsAMonth = 4;

/** What waiting costs, for a thing that falls fast; null where it is not worth a word. */
export function fallingValueSentence(
  { entry }: IdentifiedItem,
  median: Cents,
  asOf: string,
): string | null {
  if (!entry?.life) return null;
  const share = yearlyLoss({ entry, guideMonth: entry.asOf }, asOf);
  const dollarsAMonth = ((median / 100) * share) / 12;
  if (share < fastShareAYear || dollarsAMonth < tellingDollarsAMonth) return null;
  return say("falling", {
    name: ofGuide(entry.life.retention.name),
    percent: 5 * Math.round(20 * share),
    amount: formatAboutDollars(dollarsAMonth),
  });
}
