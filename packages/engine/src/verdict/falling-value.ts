import type { IdentifiedItem } from "../identification/identification.ts";
import { type Cents, formatAboutDollars } from "../money/cents.ts";
import { yearlyLoss } from "../valuation/sources/price-over-time.ts";

/** Slower than this, or less in dollars, the weeks until it is sold cost next to nothing. */
const fastShareAYear = 0.18;
const tellingDollarsAMonth = 4;

/** What waiting costs, for a thing that falls fast; null where it is not worth a word. */
export function fallingValueSentence(
  { entry }: IdentifiedItem,
  median: Cents,
  asOf: string,
): string | null {
  const life = entry?.life;
  if (entry === null || life === undefined) return null;
  const share = yearlyLoss({ entry, guideMonth: entry.asOf }, asOf);
  const dollarsAMonth = ((median / 100) * share) / 12;
  if (share < fastShareAYear || dollarsAMonth < tellingDollarsAMonth) return null;
  const percent = 5 * Math.round(20 * share);
  const { name } = life.retention;
  return `${name} like this lose about ${percent}% of their value a year, about ${formatAboutDollars(dollarsAMonth)} a month. Sell it within weeks.`;
}
