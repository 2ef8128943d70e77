import { formatAbroad } from "@flipworth/contract/money";
import { formatCents } from "../../money/cents.ts";
import type { ListingFacts } from "../../reading/listing-facts.ts";
import type { SalePriceDistribution } from "../../valuation/evidence.ts";
import type { Deal } from "../deal.ts";
import type { Decision } from "../decide.ts";
import type { Alternative, Identity } from "../identity/identity.ts";
import { aboutDollars } from "./about-dollars.ts";
import { priceSentence } from "./price-sentence.ts";
import { sellerPrice } from "./seller-price.ts";

export type Told = {
  decision: Decision;
  deal: Deal;
  identity: Identity;
  facts: ListingFacts;
  salePrice: SalePriceDistribution;
  /** "Apple iPhone 13"; null where it has no name. */
  name: string | null;
};

export const scamHeadline = "Likely scam: do not pay or share a code.";

/** One sentence that says what to do; a bargain gets a second one. */
export function headlineOf(told: Told): string {
  const { decision, deal, facts } = told;
  switch (decision.verdict) {
    case null:
      return priceSentence(facts.price);
    case "buy":
      return buyHeadline(told);
    case "negotiate":
      return `Negotiate: ${sellerPrice(deal.maxBuyPrice ?? deal.bill.net, facts.price)} or less.`;
    case "skip":
      return skipHeadline(decision.because, told);
    case "check":
      return checkHeadline(told);
    case "likely_scam":
      return scamHeadline;
  }
}

/** Cheaper than this share of what it usually brings, people should see it work first. */
const bargainShare = 0.5;

function buyHeadline({ deal, facts, salePrice }: Told): string {
  const profit = `Buy: about ${aboutDollars(deal.judged?.net.median ?? deal.bill.net)} profit.`;
  const isBargain =
    facts.price.kind === "stated" &&
    facts.price.amount / 100 < bargainShare * Math.exp(salePrice.logMedian);
  return isBargain ? `${profit} See it working before you pay.` : profit;
}

function skipHeadline(
  because: Extract<Decision, { verdict: "skip" }>["because"],
  { deal: { maxBuyPrice: limit }, facts }: Told,
): string {
  if (because === "sold") return "Skip: it is already sold.";
  if (because === "blocked") return "Skip: this can't be resold.";
  if (limit === null) return "Skip: selling costs more than it brings.";
  if (limit === 0) return "Skip: only worth taking for free.";
  return `Skip: not worth it above ${sellerPrice(limit, facts.price)}.`;
}

function checkHeadline({ decision, facts, identity, name }: Told): string {
  if (decision.because === "unsure") return "Check first: we're not sure what this is.";
  if (decision.because === "wide_range") {
    return "Check first: the price depends on details the listing doesn't give.";
  }
  const [likeliest] = identity.alternatives;
  const { price } = facts;
  if (likeliest === undefined || price.kind !== "stated") {
    return `Check first: make sure this is ${name ?? "the complete item"}.`;
  }
  const ask = price.abroad
    ? formatAbroad(price.abroad.amount, price.abroad.currency)
    : formatCents(price.amount);
  const isMore = likeliest.probability > identity.beliefs.thing;
  return isMore
    ? `Check first: at ${ask} this is more likely ${alternativeWords[likeliest.hypothesis]} than the real thing.`
    : `Check first: at ${ask} this may be ${alternativeWords[likeliest.hypothesis]}.`;
}

/** As the rest of a sentence. */
const alternativeWords: Readonly<Record<Alternative["hypothesis"], string>> = {
  part: "a part or accessory",
  broken: "broken or incomplete",
  lure: "bait",
  other: "something else",
};
