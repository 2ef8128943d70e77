import { confidenceOf, hasOwnSales } from "./confidence.ts";
import { workOut } from "./deal.ts";
import { decide } from "./decide.ts";
import { identityAt } from "./identity/identity.ts";
import { askingPrice } from "./asking-price.ts";
import type { Verdict } from "./verdict.ts";
import type { Known } from "./judged.ts";
import type { JudgeInput } from "./judge-input.ts";
import { wordedVerdict } from "./words/worded-verdict.ts";
import { unvalued } from "./unvalued.ts";
import { openExits } from "./open-exits.ts";
import { baitRisk, risksOf, scamOf } from "./risks/listing-risks.ts";

/** What to do about the listing: arithmetic on the sale price, and how sure it is what it seems. */
export function judge(input: JudgeInput): Verdict {
  const risks = risksOf(input);
  const { valuation } = input;
  if (valuation.kind === "not_enough_evidence") return unvalued(input, risks);
  return judgeValued(input, { salePrice: valuation.salePrice, risks });
}

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
  const { signs, isLikely: isLikelyScam } = scamOf(input, { salePrice, risks: fromWords });
  const identity = identityAt(ask, salePrice, identityEvidence(input, signs.length));
  const confidence = confidenceOf(valuation, item, facts.origins);
  const limit = blocking ? null : full.maxBuyPrice;
  const decision = decide({
    askingPrice: ask,
    limit,
    isSold: facts.isSold,
    blocking,
    isLikelyScam,
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
  return wordedVerdict(input, {
    decision,
    deal,
    exits,
    identity,
    risks,
    signs,
    salePrice,
    confidence,
  });
}

function identityEvidence(input: JudgeInput, signs: number) {
  const { item, facts, valuation, asOf, isSeen = false } = input;
  return { item, facts, asOf, isSeen, hasOwnSales: hasOwnSales(valuation), scamSigns: signs };
}
