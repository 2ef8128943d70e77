import { formatCentsRange } from "@flipworth/contract/money";
import { type Cents, dollarsFromCents, formatCents } from "../../money/cents.ts";
import type { Deal } from "../../verdict/deal.ts";
import type { Targets } from "../../verdict/targets.ts";
import { platformWords } from "../../words/english/names.ts";
import { billWords, feeTermWords, feeWords } from "../../words/english/selling.ts";
import { ofGuide, spoken } from "../../words/voice-in-use.ts";
import type { Verdict } from "../../verdict/verdict.ts";
import { recommendationOf } from "../../verdict/verdict-kind.ts";
import type { Advice } from "../../verdict/advice/advice.ts";
import type { IdentityCheck } from "../../verdict/words/identity-check.ts";
import type {
  AdviceDetails,
  AnalysisCents,
  AnalysisReport,
  EvaluationDetails,
} from "@flipworth/contract";

const say = spoken(billWords);
const sayFee = spoken(feeWords);
const sayTerms = spoken(feeTermWords);
const sayPlatform = spoken(platformWords);

const rangeText = ({ range }: Deal): string => formatCentsRange(range.low, range.high);

export function evaluationDetails(deal: Deal | null, targets: Targets): EvaluationDetails {
  const wireTargets = {
    profit: dollarsFromCents(targets.profit),
    roiPercent: targets.roiPercent,
  };
  if (!deal) {
    const nothing = { estimated_resale_range: null, estimated_net_profit: null, fees: [] };
    return { ...nothing, targets: wireTargets };
  }
  const { range, plan, judged } = deal;
  return {
    estimated_resale_range: rangeText(deal),
    estimated_net_profit: judged ? formatCents(judged.net.median) : null,
    low: dollarsFromCents(range.low),
    median: dollarsFromCents(range.median),
    high: dollarsFromCents(range.high),
    ...judgedDetails(judged),
    sellingPlatform: plan.platform,
    feeRule: say("rule", { name: sayFee(plan.rule.id), terms: sayTerms(plan.rule.id) }),
    feeSource: ofGuide(plan.rule.source),
    feeEffectiveFrom: plan.rule.effectiveFrom,
    fees: deal.bill.lines.map(({ label, amount, explanation }) => ({
      label,
      amount: dollarsFromCents(amount),
      explanation,
    })),
    targets: wireTargets,
  };
}

function judgedDetails(judged: Deal["judged"]) {
  if (!judged) return {};
  return {
    netProfitLow: dollarsFromCents(judged.net.low),
    netProfitHigh: dollarsFromCents(judged.net.high),
    breakEven: dollarsFromCents(judged.breakEven),
  };
}

/** What there is to reckon with. */
export function centsOf(price: Cents | null, deal: Deal | null): AnalysisCents {
  const { low = null, median = null, high = null } = deal?.range ?? {};
  const { net, breakEven = null } = deal?.judged ?? {};
  return {
    price,
    low,
    median,
    high,
    netProfit: net?.median ?? null,
    netProfitLow: net?.low ?? null,
    netProfitHigh: net?.high ?? null,
    breakEven,
    maxBuyPrice: deal?.maxBuyPrice ?? null,
  };
}

/** The figures that every screen reads first, as text and numbers. */
type HeadFigure =
  | "resaleRange"
  | "marketValue"
  | "netProfit"
  | "profitPotential"
  | "flipScore"
  | "maxBuyPrice"
  | "recommendation"
  | "verdict";

export function headFigures({ deal, verdict }: Verdict): Pick<AnalysisReport, HeadFigure> {
  const net = deal?.judged ? formatCents(deal.judged.net.median) : null;
  const limit = deal?.maxBuyPrice ?? null;
  return {
    resaleRange: deal ? rangeText(deal) : null,
    marketValue: deal ? formatCents(deal.range.median) : null,
    netProfit: net,
    profitPotential: net,
    flipScore: deal?.judged?.flipScore ?? null,
    maxBuyPrice: limit === null ? null : dollarsFromCents(limit),
    recommendation: verdict === null ? null : recommendationOf[verdict],
    verdict,
  };
}

export function identityCheckDetails({ alternatives, question }: IdentityCheck) {
  return {
    alternatives: alternatives.map(({ name, probability, range }) => ({
      name,
      probability,
      low: range === null ? null : dollarsFromCents(range.low),
      high: range === null ? null : dollarsFromCents(range.high),
    })),
    question,
  };
}

export function adviceDetails(advice: Advice): AdviceDetails {
  const { exits, offers, feeCliff, daysToSell, questions } = advice;
  return {
    platforms: exits.map(({ platform, way, net, netProfit }) => ({
      platform: way?.id ?? platform,
      name: way?.name ?? sayPlatform(platform),
      net: dollarsFromCents(net),
      netProfit: netProfit === null ? null : dollarsFromCents(netProfit),
    })),
    feeCliff,
    offers: offers && {
      opening: dollarsFromCents(offers.opening),
      walkAway: dollarsFromCents(offers.walkAway),
    },
    daysToSell,
    questions: [...questions],
  };
}
