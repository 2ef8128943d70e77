import type { IdentifiedItem } from "../identification/identification.ts";
import type { Sighting } from "../identification/sighting.ts";
import { dollarsFromCents } from "../money/cents.ts";
import { platformNames } from "../profit/selling-platforms.ts";
import type { ListingFacts } from "../reading/listing-facts.ts";
import type { Valuation } from "../valuation/evidence.ts";
import type { FoundComparables } from "../valuation/comparables/found-comparables.ts";
import type { OwnBias } from "../valuation/own-bias.ts";
import { itemName, shownIdentity } from "../valuation/item-name.ts";
import { askingPrice, type Verdict } from "../verdict/judge.ts";
import type { Risk } from "../verdict/risks.ts";
import type { Targets } from "../verdict/targets.ts";
import { recommendationOf } from "../verdict/verdict-kind.ts";
import type {
  AnalysisReport,
  ComparablesDetails,
  IdentificationDetails,
  ReadingDetails,
} from "@flipworth/contract";
import { abroadSentence } from "../abroad/sale-abroad.ts";
import { abroadDetails } from "./abroad-details.ts";
import { comparablesDetails } from "./comparables-details.ts";
import {
  adviceDetails,
  centsOf,
  evaluationDetails,
  headFigures,
  identityCheckDetails,
} from "./evaluation-details.ts";
import { itemDetails } from "./item-details.ts";
import { marketplaceItemId } from "./item-id.ts";
import { sightingDetails, sightingSentence } from "./sighting-details.ts";
import { soldSearch } from "./sold-search.ts";
import { doubtSentence, identificationSentence, readingSentence } from "./stage-sentences.ts";
import { basisWords, summaryOf } from "./summary.ts";
import { titleOf } from "./title-of.ts";
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
  ownBias?: OwnBias;
  budget?: { sentence: string };
};

/** The stages' results in the shape of the wire. Every figure becomes text here and only here. */
export function reportOf(input: ReportInput): AnalysisReport {
  const { facts, item, valuation, verdict, targets, marketplaceUrl } = input;
  const price = askingPrice(facts.price);
  const { brand, model } = shownIdentity(item);
  const comparables = comparablesOf(input);
  const search = soldSearch(item, facts);
  return {
    title: titleOf(facts, item),
    price: price === null ? null : dollarsFromCents(price),
    condition: facts.condition?.words ?? null,
    brand,
    model,
    category: item.category,
    ...headFigures(verdict.deal),
    recommendation: verdict.verdict === null ? null : recommendationOf[verdict.verdict],
    verdict: verdict.verdict,
    headline: verdict.headline,
    summary: summaryOf(input),
    ...(verdict.identityCheck
      ? { identityCheck: identityCheckDetails(verdict.identityCheck) }
      : {}),
    confidence: verdict.confidence,
    reasoning: reasoning(input, comparables),
    risks: verdict.risks.map(({ kind, sentence, words, isUrgent = false }) => ({
      kind,
      sentence,
      words,
      isUrgent,
    })),
    soldListingsUrl: search?.url ?? null,
    ...(search ? { soldSearch: search } : {}),
    marketplaceUrl,
    marketplaceItemId: marketplaceItemId(marketplaceUrl),
    cents: centsOf(price, verdict.deal),
    ...abroadDetails(facts.price, verdict),
    details: {
      brand,
      model,
      analysisStages: {
        reading: readingDetails(facts),
        ...(input.sighting ? { sighting: sightingDetails(input.sighting) } : {}),
        identification: identificationDetails(item, valuation),
        ...(comparables ? { comparables } : {}),
        valuation: valuationDetails(valuation),
        evaluation: {
          ...evaluationDetails(verdict.deal, targets),
          ...ownBiasDetails(input),
          ...(verdict.advice ? { advice: adviceDetails(verdict.advice) } : {}),
        },
      },
    },
  };
}

/** A recall before everything else, then the decision and what carries it, then the other warnings. */
function reasoning(
  { facts, item, valuation, verdict, sighting, ownBias, budget }: ReportInput,
  comparables: ComparablesDetails | undefined,
): string[] {
  const doubt = doubtSentence(facts);
  const abroad = abroadSentence(facts);
  const warnings = verdict.risks.filter(({ blocks }) => !blocks);
  const wordsOf = ({ words, sentence }: Risk) => `"${words}": ${sentence}`;
  return [
    ...warnings.filter(({ isUrgent }) => isUrgent).map(wordsOf),
    // Without a value there is nothing to decide, only something to add.
    ...(verdict.verdict === null && verdict.deal === null ? [] : [verdict.headline]),
    verdict.deciding,
    ...verdict.sentences,
    ...(abroad === null || valuation.kind !== "valued" ? [] : [abroad]),
    valuation.sentence,
    ...(ownBias && valuation.kind === "valued" ? [ownBias.sentence] : []),
    ...(budget && verdict.deal ? [budget.sentence] : []),
    identificationSentence(item),
    ...confidenceSentence(verdict, valuation),
    ...(sighting ? [sightingSentence(sighting)] : []),
    ...(comparables ? [comparables.sentence] : []),
    ...exitSentence(verdict),
    ...(doubt === null ? [] : [doubt]),
    ...warnings.filter(({ isUrgent }) => !isUrgent).map(wordsOf),
  ].filter((sentence, at, all) => sentence !== "" && all.indexOf(sentence) === at);
}

function ownBiasDetails({ ownBias, valuation }: ReportInput) {
  if (ownBias === undefined || valuation.kind !== "valued") return {};
  return { ownBias: { percent: ownBias.percent, sentence: ownBias.sentence } };
}

function confidenceSentence({ confidence }: Verdict, valuation: Valuation): string[] {
  if (valuation.kind === "not_enough_evidence") return [];
  return [`${confidence} confidence: based on ${basisWords(valuation)}.`];
}

function comparablesOf({ found, marketplaceUrl, valuation }: ReportInput) {
  const { struckOut } = valuation;
  return found && comparablesDetails({ found, marketplaceUrl, struckOut });
}

/** Only where a sale is worth planning. */
function exitSentence({ deal, verdict, advice }: Verdict): string[] {
  if (!deal || verdict === "likely_scam") return [];
  const way = advice?.exits[0]?.way;
  if (way) return [`Best way to sell: ${way.name.toLowerCase()}.`];
  return [`Best place to sell: ${platformNames[deal.plan.platform]}.`];
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

function identificationDetails(item: IdentifiedItem, valuation: Valuation): IdentificationDetails {
  const items = itemDetails(valuation);
  return {
    kind: item.kind,
    name: itemName(item),
    entryId: item.entry?.id ?? null,
    variant: item.variant?.name ?? null,
    quantity: item.quantity,
    isAccessory: item.isAccessory,
    isForParts: item.isForParts,
    ...(items.length > 0 ? { items } : {}),
    sentence: identificationSentence(item),
  };
}
