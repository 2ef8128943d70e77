import { formatAbroad } from "@flipworth/contract/money";
import { formatCents } from "../../money/cents.ts";
import type { ListingFacts } from "../../reading/listing-facts.ts";
import type { SalePriceDistribution } from "../../valuation/evidence.ts";
import type { Deal } from "../deal.ts";
import type { Decision } from "../decide.ts";
import type { Identity } from "../identity/identity.ts";
import { headlineWords } from "../../words/english/verdict.ts";
import { spoken } from "../../words/voice-in-use.ts";
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

const say = spoken(headlineWords);

export const scamHeadline = () => say("scam");

/** One sentence that says what to do; a bargain gets a second one. */
export function headlineOf(told: Told): string {
  const { decision, deal, facts } = told;
  switch (decision.verdict) {
    case null:
      return priceSentence(facts.price);
    case "buy":
      return buyHeadline(told);
    case "negotiate":
      return say("negotiate", {
        limit: sellerPrice(deal.maxBuyPrice ?? deal.bill.net, facts.price),
      });
    case "skip":
      return skipHeadline(decision.because, told);
    case "check":
      return checkHeadline(told);
    case "likely_scam":
      return scamHeadline();
  }
}

/** Cheaper than this share of what it usually brings, people should see it work first. */
const bargainShare = 0.5;

function buyHeadline({ deal, facts, salePrice }: Told): string {
  const profit = aboutDollars(deal.judged?.net.median ?? deal.bill.net);
  const isBargain =
    facts.price.kind === "stated" &&
    facts.price.amount / 100 < bargainShare * Math.exp(salePrice.logMedian);
  return say(isBargain ? "buyBargain" : "buy", { profit });
}

function skipHeadline(
  because: Extract<Decision, { verdict: "skip" }>["because"],
  { deal: { maxBuyPrice: limit }, facts }: Told,
): string {
  if (because === "sold") return say("skipSold");
  if (because === "blocked") return say("skipBlocked");
  if (limit === null) return say("skipCostly");
  if (limit === 0) return say("skipUnlessFree");
  return say("skipAbove", { limit: sellerPrice(limit, facts.price) });
}

function checkHeadline({ decision, facts, identity, name }: Told): string {
  if (decision.because === "unsure") return say("checkUnsure");
  if (decision.because === "wide_range") return say("checkDetails");
  const [likeliest] = identity.alternatives;
  const { price } = facts;
  if (likeliest === undefined || price.kind !== "stated") {
    return name === null ? say("checkComplete") : say("checkName", { name });
  }
  const ask = price.abroad
    ? formatAbroad(price.abroad.amount, price.abroad.currency)
    : formatCents(price.amount);
  const isMore = likeliest.probability > identity.beliefs.thing;
  return say(`${isMore ? "likelier" : "maybe"}_${likeliest.hypothesis}`, { ask });
}
