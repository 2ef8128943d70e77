import type { IdentifiedItem } from "../identification/identification.ts";
import type { Sighting } from "../identification/sighting.ts";
import { cents, dollarsFromCents, formatCents } from "../money/cents.ts";
import type { ListingFacts } from "../reading/listing-facts.ts";
import type { Valuation } from "../valuation/evidence.ts";
import type { FoundComparables } from "../valuation/found-comparables.ts";
import { itemName, shownIdentity } from "../valuation/item-name.ts";
import { askingPrice, type Verdict } from "../verdict/judge.ts";
import type { Targets } from "../verdict/targets.ts";
import type {
  AnalysisReport,
  ComparablesDetails,
  IdentificationDetails,
  ReadingDetails,
} from "./analysis-report.ts";
import { comparablesDetails } from "./comparables-details.ts";
import { adviceDetails, evaluationDetails, headline } from "./evaluation-details.ts";
import { marketplaceItemId } from "./item-id.ts";
import { sightingDetails, sightingSentence } from "./sighting-details.ts";
import { soldListingsUrl } from "./sold-listings-url.ts";
import { doubtSentence, identificationSentence, readingSentence } from "./stage-sentences.ts";
import { valuationDetails } from "./valuation-details.ts";

export type ReportInput = {
  facts: ListingFacts;
  item: IdentifiedItem;
  valuation: Valuation;
  verdict: Verdict;
  targets: Targets;
  marketplaceUrl: string | null;
  sighting?: Sighting;
  found?: FoundComparables;
};

/** The stages' results in the shape of the wire. Every figure becomes text here and only here. */
export function reportOf(input: ReportInput): AnalysisReport {
  const { facts, item, valuation, verdict, targets, marketplaceUrl } = input;
  const price = askingPrice(facts.price);
  const { brand, model } = shownIdentity(item);
  const comparables = comparablesOf(input);
  return {
    title: facts.title ?? itemName(item) ?? firstLine(facts.description),
    price: price === null ? null : dollarsFromCents(price),
    condition: facts.condition?.words ?? null,
    brand,
    model,
    category: item.category,
    ...headline(verdict.deal),
    recommendation: verdict.recommendation,
    confidence: verdict.confidence,
    reasoning: reasoning(input, comparables),
    risks: verdict.risks.map(({ kind, sentence, words }) => ({ kind, sentence, words })),
    soldListingsUrl: soldListingsUrl(item, facts.title),
    marketplaceUrl,
    marketplaceItemId: marketplaceItemId(marketplaceUrl),
    details: {
      brand,
      model,
      analysisStages: {
        reading: readingDetails(facts),
        ...(input.sighting ? { sighting: sightingDetails(input.sighting) } : {}),
        identification: identificationDetails(item),
        ...(comparables ? { comparables } : {}),
        valuation: valuationDetails(valuation),
        evaluation: {
          ...evaluationDetails(verdict.deal, targets),
          ...(verdict.advice ? { advice: adviceDetails(verdict.advice) } : {}),
        },
      },
    },
  };
}

/** The decision first, then what carries it: the range and its basis, the thing, the costs. */
function reasoning(
  { facts, item, valuation, verdict, sighting }: ReportInput,
  comparables: ComparablesDetails | undefined,
): string[] {
  const doubt = doubtSentence(facts);
  const warnings = verdict.risks.filter(({ blocks }) => !blocks);
  return [
    ...(valuation.kind === "valued" ? verdict.sentences : [valuation.sentence]),
    ...(valuation.kind === "valued" ? [valuation.sentence] : verdict.sentences),
    identificationSentence(item),
    ...(sighting ? [sightingSentence(sighting)] : []),
    ...(comparables ? [comparables.sentence] : []),
    ...costSentence(verdict),
    ...(doubt === null ? [] : [doubt]),
    ...warnings.map(({ words, sentence }) => `"${words}": ${sentence}`),
  ];
}

function comparablesOf({ found, marketplaceUrl, valuation }: ReportInput) {
  const { struckOut } = valuation;
  return found && comparablesDetails({ found, marketplaceUrl, struckOut });
}

function costSentence({ deal }: Verdict): string[] {
  if (!deal) return [];
  const costs = deal.bill.lines.filter(
    ({ label, amount }) => amount < 0 && label !== "Asking price",
  );
  const words = costs.map(
    ({ label, amount }) => `${label.toLowerCase()} ${formatCents(cents(0 - amount))}`,
  );
  const where = deal.plan.rule.name;
  return [
    words.length === 0
      ? `Costs: none (${where}).`
      : `Costs at the median sale: ${words.join(", ")} (${where}, ${deal.plan.rule.effectiveFrom}).`,
  ];
}

function readingDetails(facts: ListingFacts): ReadingDetails {
  const { title, price, condition, description, location, seller, origins } = facts;
  return {
    title,
    priceKind: price.kind,
    // Words that make no clear price are told, and never handed on as one.
    priceWords: price.kind === "missing" || price.kind === "unclear" ? null : price.words,
    conditionWords: condition?.words ?? null,
    description,
    location,
    seller,
    origins,
    sentence: readingSentence(facts),
  };
}

function identificationDetails(item: IdentifiedItem): IdentificationDetails {
  return {
    kind: item.kind,
    name: itemName(item),
    entryId: item.entry?.id ?? null,
    variant: item.variant?.name ?? null,
    quantity: item.quantity,
    isAccessory: item.isAccessory,
    isForParts: item.isForParts,
    sentence: identificationSentence(item),
  };
}

function firstLine(description: string | null): string {
  const line = (description ?? "").split("\n").find((text) => text.trim() !== "") ?? "Listing";
  return line.trim().slice(0, 80);
}
