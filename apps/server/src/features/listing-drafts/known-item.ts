import type { Analysis, Deal } from "@flipworth/contract";
import { formatAbroad } from "@flipworth/contract/money";
import {
  categories,
  cents,
  centsFromDollars,
  flawsIn,
  formatCents,
  type KnownItem,
  readCondition,
} from "@flipworth/engine";

export type Known = {
  deal: Deal | null;
  /** What was said of it, of the deal's own or by itself. */
  analysis: Analysis | null;
  asOf: string;
};

/** What both know of the item; the person's own words win. */
export function knownItem({ deal, analysis, asOf }: Known): KnownItem {
  const stages = analysis?.details.analysisStages;
  const reading = stages?.reading;
  const described = reading?.description ?? "";
  const category = deal?.category ?? analysis?.category ?? null;
  const condition = deal?.condition ?? analysis?.condition ?? null;
  const seen = stages?.sighting?.thing;
  return {
    title: deal?.title ?? analysis?.title ?? "",
    brand: analysis?.brand ?? null,
    model: analysis?.model ?? null,
    variant: stages?.identification.variant ?? null,
    category: categories.find((one) => one === category) ?? null,
    feeClass: deal?.feeClass ?? "most",
    grade: readCondition(condition, deal?.condition ? "" : described)?.grade ?? null,
    quantity: deal?.quantity ?? stages?.identification.quantity ?? 1,
    sku: deal?.sku ?? "",
    flaws: [
      ...flawsIn(deal?.note ?? ""),
      ...flawsIn(described),
      ...(seen?.defects ?? []),
      ...(seen?.missingParts ?? []).map((part) => `Missing: ${part}`),
    ],
    weightOunces: deal?.weightOunces ?? null,
    range: rangeOf({ deal, analysis }),
    costCents: deal?.priceCents == null ? null : deal.costCents,
    asOf,
  };
}

function rangeOf({ deal, analysis }: Pick<Known, "deal" | "analysis">): KnownItem["range"] {
  if (deal?.prediction) {
    const { lowCents, medianCents, highCents } = deal.prediction;
    return { low: lowCents, median: medianCents, high: highCents };
  }
  const { low, median, high } = analysis?.details.analysisStages.evaluation ?? {};
  if (low === undefined || median === undefined || high === undefined) return null;
  const [lowCents = 0, medianCents = 0, highCents = 0] = [low, median, high].map((dollars) =>
    Math.round(dollars * 100),
  );
  return { low: lowCents, median: medianCents, high: highCents };
}

/** The person's own offer, else the computed one in the seller's currency. */
export function openingOfferOf({
  deal,
  analysis,
}: Pick<Known, "deal" | "analysis">): string | null {
  const own = deal?.offerCents ?? null;
  if (own !== null) return formatCents(cents(own));
  const { abroad } = analysis ?? {};
  if (abroad?.opening != null) return formatAbroad(abroad.opening, abroad.currency);
  const computed = analysis?.details.analysisStages.evaluation.advice?.offers?.opening;
  return computed === undefined ? null : formatCents(centsFromDollars(computed));
}
