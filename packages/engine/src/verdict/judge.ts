import type { IdentifiedItem } from "../identification/identification.ts";
import { type Cents, cents } from "../money/cents.ts";
import { sellingPlan } from "../profit/bill.ts";
import { noOwnCosts, type OwnCosts } from "../profit/own-costs.ts";
import type { SellingPlatform } from "../profit/selling-platforms.ts";
import type { ListingFacts, PriceReading } from "../reading/listing-facts.ts";
import type { SalePriceDistribution, Valuation } from "../valuation/evidence.ts";
import { type Advice, adviceFor } from "./advice/advice.ts";
import { type Confidence, confidenceOf } from "./confidence.ts";
import { type Deal, workOut } from "./deal.ts";
import { fallingValueSentence } from "./falling-value.ts";
import { buyScore } from "./outcomes.ts";
import { priceRisk } from "./price-risk.ts";
import { findRisks, type Risk } from "./risks.ts";
import { chooseSelling } from "./selling-choice.ts";
import type { Targets } from "./targets.ts";
import { buySentence, limitSentence, priceSentence, skipSentence } from "./verdict-sentences.ts";

export type JudgeInput = {
  item: IdentifiedItem;
  facts: ListingFacts;
  valuation: Valuation;
  /** null lets `chooseSelling` decide. */
  sellingPlatform: SellingPlatform | null;
  targets: Targets;
  ownCosts?: OwnCosts;
  /** ISO date of the analysis. */
  asOf: string;
};

export type Verdict = {
  /** null when there is no price to judge, or no value to judge it by. */
  recommendation: "Buy" | "Skip" | null;
  confidence: Confidence;
  risks: readonly Risk[];
  /** null without enough evidence. */
  deal: Deal | null;
  /** null without enough evidence. */
  advice: Advice | null;
  /** The decision and what would change it, most decisive first. */
  sentences: readonly string[];
};

/** Arithmetic on the sale price's distribution: Buy, Skip, or a reason why neither. */
export function judge(input: JudgeInput): Verdict {
  const { item, facts, valuation } = input;
  const confidence = confidenceOf(valuation, item, facts.origins);
  const risks = findRisks(facts);
  if (valuation.kind === "not_enough_evidence") {
    const sentences = ["There is too little evidence for a range, so there is no verdict."];
    return { recommendation: null, confidence, risks, deal: null, advice: null, sentences };
  }
  const deal = dealAt(input, valuation.salePrice);
  const bait = baitRisk(input, valuation.salePrice);
  const all = bait ? [...risks, bait] : risks;
  const found = { confidence, risks: all, deal: withoutBlockedLimit(deal, all) };
  return { ...found, advice: adviceOn(input, found.deal), ...decide(input, found) };
}

function dealAt(input: JudgeInput, salePrice: SalePriceDistribution): Deal {
  const { item, sellingPlatform, asOf, targets, facts, ownCosts = noOwnCosts } = input;
  const plan = chooseSelling(item, { platform: sellingPlatform, asOf, ownCosts });
  return workOut({ salePrice, plan, targets, askingPrice: askingPrice(facts.price) });
}

function adviceOn({ item, facts, asOf, ownCosts = noOwnCosts }: JudgeInput, deal: Deal): Advice {
  return adviceFor({ item, facts, deal, askingPrice: askingPrice(facts.price), asOf, ownCosts });
}

/** What must not be resold has no price at which it would be a Buy. */
function withoutBlockedLimit(deal: Deal, risks: readonly Risk[]): Deal {
  return risks.some(({ blocks }) => blocks) ? { ...deal, maxBuyPrice: null } : deal;
}

type Found = Pick<Verdict, "confidence" | "risks"> & { deal: Deal };

function decide(
  input: JudgeInput,
  { deal, confidence, risks }: Found,
): Pick<Verdict, "recommendation" | "sentences"> {
  const { targets, facts } = input;
  const { judged, maxBuyPrice } = deal;
  const blocking = risks.find(({ blocks }) => blocks);
  const limit = blocking ? [] : [limitSentence(maxBuyPrice, confidence)];
  const haste = hasteSentence(input, deal);
  if (!judged) {
    return { recommendation: null, sentences: [priceSentence(facts.price), ...limit, ...haste] };
  }
  const isStopped = facts.isSold || blocking !== undefined || confidence === "Low";
  if (judged.flipScore >= buyScore && !isStopped) {
    const buy = buySentence(judged, targets, maxBuyPrice);
    return { recommendation: "Buy", sentences: [buy, ...haste] };
  }
  const reasons = { targets, confidence, blocking, isSold: facts.isSold };
  const sentences = [skipSentence(judged, reasons)];
  if (!facts.isSold) sentences.push(...limit);
  if (!isStopped) sentences.push(...localSentence(input, deal), ...haste);
  return { recommendation: "Skip", sentences };
}

/** Said only where there is a price at which it would be bought to be sold. */
function hasteSentence({ item, asOf }: JudgeInput, { range, maxBuyPrice }: Deal): string[] {
  if (maxBuyPrice === null) return [];
  const sentence = fallingValueSentence(item, range.median, asOf);
  return sentence === null ? [] : [sentence];
}

/** Fees and postage eat cheap things; said when selling to a neighbour would turn the verdict. */
function localSentence(input: JudgeInput, deal: Deal): readonly string[] {
  const { valuation, targets, facts, asOf, ownCosts = noOwnCosts } = input;
  if (valuation.kind !== "valued" || deal.plan.platform === "facebook_local") return [];
  const local = { platform: "facebook_local", feeClass: "most", category: null } as const;
  const plan = sellingPlan({ ...local, shipPounds: null, asOf, ownCosts });
  const { salePrice } = valuation;
  const { judged } = workOut({ salePrice, plan, targets, askingPrice: askingPrice(facts.price) });
  if (!judged || judged.flipScore < buyScore) return [];
  return [
    `Sold for local pickup, with no fee and no postage, it would be a Buy (score ${judged.flipScore}).`,
  ];
}

function baitRisk({ item, facts: { price } }: JudgeInput, salePrice: SalePriceDistribution) {
  return price.kind === "stated" ? priceRisk(salePrice, { item, price }) : null;
}

/** null for everything that cannot be judged in dollars. */
export function askingPrice(price: PriceReading): Cents | null {
  if (price.kind === "free") return cents(0);
  return price.kind === "stated" ? price.amount : null;
}
