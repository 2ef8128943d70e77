import type { IdentifiedItem } from "../identification/identification.ts";
import { type Cents, cents } from "../money/cents.ts";
import { noOwnCosts, type OwnCosts } from "../profit/own-costs.ts";
import type { SellingPlatform } from "../profit/selling-platforms.ts";
import type { ListingFacts, PriceReading } from "../reading/listing-facts.ts";
import type { SalePriceDistribution, Valuation } from "../valuation/evidence.ts";
import { isOneProduct } from "../valuation/sources/guide-evidence.ts";
import { itemName } from "../valuation/item-name.ts";
import { resaleRange } from "../valuation/resale-range.ts";
import { type Advice, adviceFor } from "./advice/advice.ts";
import { questionsFor } from "./advice/questions.ts";
import { type Confidence, confidenceOf, hasOwnSales } from "./confidence.ts";
import { type Deal, workOut } from "./deal.ts";
import { type Decision, decide } from "./decide.ts";
import { type AllowedExits, everyExit, type Exit, exitsFor } from "./exits.ts";
import { fallingValueSentence } from "./falling-value.ts";
import { type Identity, identityAt } from "./identity/identity.ts";
import { priceRisk } from "./price-risk.ts";
import { findRisks, type Risk } from "./risks.ts";
import { isFarTooLow, isLikelyScam, scamSigns } from "./scam-signs.ts";
import type { Targets } from "./targets.ts";
import type { VerdictKind } from "./verdict-kind.ts";
import { headlineOf, scamHeadline } from "./words/headline.ts";
import { saleLimitSentence } from "./sale-limit.ts";
import { vehicleRisks } from "./vehicle-risks.ts";
import { type IdentityCheck, identityCheckOf } from "./words/identity-check.ts";
import { decidingSentence, limitSentence, spreadSentence } from "./words/verdict-sentences.ts";

export type JudgeInput = {
  item: IdentifiedItem;
  facts: ListingFacts;
  valuation: Valuation;
  /** null lets the best exit decide. */
  sellingPlatform: SellingPlatform | null;
  /** How the person is willing to sell; every way when absent. */
  allowedExits?: AllowedExits;
  targets: Targets;
  ownCosts?: OwnCosts;
  /** What the person has left for buying; no limit when absent. */
  spendAtMost?: Cents;
  /** A vision model saw the thing well enough to go by. */
  isSeen?: boolean;
  /** ISO date of the analysis. */
  asOf: string;
};

export type Verdict = {
  /** null when there is no price to judge, or no value to judge it by. */
  verdict: VerdictKind | null;
  headline: string;
  /** What decided, in one sentence. */
  deciding: string;
  confidence: Confidence;
  risks: readonly Risk[];
  /** null without enough evidence. Its judged figures are null where they would mislead. */
  deal: Deal | null;
  /** null without enough evidence, and for a likely scam. */
  advice: Advice | null;
  /** Only beside `check`. */
  identityCheck: IdentityCheck | null;
  /** Further reasons, most telling first. */
  sentences: readonly string[];
};

/** What to do about the listing: arithmetic on the sale price, and how sure it is what it seems. */
export function judge(input: JudgeInput): Verdict {
  const risks = risksOf(input);
  const { valuation } = input;
  if (valuation.kind === "not_enough_evidence") return unvalued(input, risks);
  return judgeValued(input, { salePrice: valuation.salePrice, risks });
}

function risksOf({ facts, item, asOf }: JudgeInput): readonly Risk[] {
  const fromWords = findRisks(facts);
  return item.vehicle ? [...fromWords, ...vehicleRisks(item.vehicle, asOf)] : fromWords;
}

function unvalued({ valuation, item, facts }: JudgeInput, risks: readonly Risk[]): Verdict {
  const confidence = confidenceOf(valuation, item, facts.origins);
  const nothing = { deal: null, advice: null, identityCheck: null, sentences: [] };
  const signs = scamSigns(risks, false);
  const found = { ...nothing, confidence, risks, deciding: valuation.sentence };
  if (isLikelyScam(signs)) return { ...found, verdict: "likely_scam", headline: scamHeadline };
  return { ...found, verdict: null, headline: "No verdict: we don't know enough to price this." };
}

type Known = { salePrice: SalePriceDistribution; risks: readonly Risk[] };

function judgeValued(input: JudgeInput, { salePrice, risks: fromWords }: Known): Verdict {
  const { item, facts, targets, valuation } = input;
  const ask = askingPrice(facts.price);
  const exits = openExits(input, salePrice);
  const bait = baitRisk(input, salePrice);
  const risks = bait ? [...fromWords, bait] : fromWords;
  const blocking = risks.find(({ blocks }) => blocks);
  const [{ plan }] = exits;
  const { spendAtMost } = input;
  const full = workOut({ salePrice, plan, targets, askingPrice: ask, spendAtMost });
  const signs = scamSigns(fromWords, isFarTooLow(ask, salePrice, isOneProduct(item)));
  const identity = identityAt(ask, salePrice, identityEvidence(input, signs.length));
  const confidence = confidenceOf(valuation, item, facts.origins);
  const limit = blocking ? null : full.maxBuyPrice;
  const decision = decide({
    askingPrice: ask,
    limit,
    isSold: facts.isSold,
    blocking,
    isLikelyScam: isLikelyScam(signs),
    identity,
    confidence,
    isNamed: item.confidence >= 0.5,
  });
  // A profit that nobody is to make is not worked out at all: the same arithmetic without an ask.
  const isJudged = decision.because === "figures" && decision.verdict !== "likely_scam";
  const blind = isJudged
    ? full
    : workOut({ salePrice, plan, targets, askingPrice: null, spendAtMost });
  const isScam = decision.verdict === "likely_scam";
  const deal = { ...blind, maxBuyPrice: isScam ? null : limit };
  return told(input, { decision, deal, exits, identity, risks, signs, salePrice, confidence });
}

type Judged = Known & {
  decision: Decision;
  deal: Deal;
  exits: readonly Exit[];
  identity: Identity;
  signs: readonly string[];
  confidence: Confidence;
};

function told(input: JudgeInput, judged: Judged): Verdict {
  const { item, facts, targets } = input;
  const { decision, deal, identity, risks, signs, confidence } = judged;
  const { verdict } = decision;
  const name = itemName(item);
  const ask = deal.judged === null ? null : askingPrice(facts.price);
  const [firstQuestion] = questionsFor(item, facts);
  const identityCheck = identityCheckOf({ decision, identity, name, firstQuestion });
  const blocking = risks.find(({ blocks }) => blocks);
  const question = identityCheck?.question;
  return {
    verdict,
    headline: headlineOf({ ...judged, facts, name }),
    deciding: decidingSentence({
      decision,
      deal,
      targets,
      blocking,
      question,
      signs,
      price: facts.price,
    }),
    confidence,
    risks,
    deal,
    advice:
      verdict === "likely_scam"
        ? null
        : adviceFor({ ...judged, item, facts, askingPrice: ask, verdict }),
    identityCheck,
    sentences: furtherSentences(input, judged),
  };
}

/** The spread of the profit, what waiting costs, and what to pay at most where nothing else says it. */
function furtherSentences({ item, facts, asOf }: JudgeInput, { decision, deal }: Judged): string[] {
  const { verdict } = decision;
  if (verdict === "likely_scam" || decision.because === "sold" || decision.because === "blocked") {
    return verdict === "likely_scam" ? ["This answer is free."] : [];
  }
  const spread = spreadSentence(deal);
  const haste =
    deal.maxBuyPrice === null || verdict === "skip"
      ? null
      : fallingValueSentence(item, deal.range.median, asOf);
  const limit = verdict === "buy" || verdict === "check" ? limitSentence(deal, facts.price) : null;
  const free = verdict === "check" ? "This answer is free." : null;
  const license = item.vehicle ? saleLimitSentence(facts.location) : null;
  return [spread, limit, haste, license, free].filter((sentence) => sentence !== null);
}

function openExits(input: JudgeInput, salePrice: SalePriceDistribution) {
  const { item, facts, sellingPlatform, asOf } = input;
  return exitsFor({
    item,
    median: resaleRange(salePrice).median,
    isNew: facts.condition?.grade === "new",
    wish: sellingPlatform,
    allowed: input.allowedExits ?? everyExit,
    asOf,
    ownCosts: input.ownCosts ?? noOwnCosts,
  });
}

function identityEvidence(input: JudgeInput, signs: number) {
  const { item, facts, valuation, asOf, isSeen = false } = input;
  return { item, facts, asOf, isSeen, hasOwnSales: hasOwnSales(valuation), scamSigns: signs };
}

function baitRisk({ item, facts: { price } }: JudgeInput, salePrice: SalePriceDistribution) {
  return price.kind === "stated" ? priceRisk(salePrice, { item, price }) : null;
}

/** null for everything that cannot be judged in dollars. */
export function askingPrice(price: PriceReading): Cents | null {
  if (price.kind === "free") return cents(0);
  return price.kind === "stated" ? price.amount : null;
}
