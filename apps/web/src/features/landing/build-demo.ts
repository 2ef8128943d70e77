import { type AnalysisReport, analyze, defaultTargets } from "@flipworth/engine";
import type { Deal } from "@flipworth/ui";
import type { Demo, PricedAnswer } from "./demo.ts";

const listing = {
  title: "DeWalt DCF887 impact driver kit",
  condition: "Used - Good",
  description: "One battery and the charger, works great. Moving, must go this week.",
};
const statedPrice = 30;
const lowest = 5;
const highest = 100;

/**
 * Asks the engine about a listing of our own writing at every price a visitor can choose. Runs when
 * the site is built: the browser gets the answers and not the engine.
 */
export function buildDemo(): Demo {
  const sentences: string[] = [];
  const placeOf = (sentence: string) => {
    if (!sentences.includes(sentence)) sentences.push(sentence);
    return sentences.indexOf(sentence);
  };
  const answers = Array.from({ length: highest - lowest + 1 }, (_, step) =>
    pricedAnswer(judgeAt(lowest + step), placeOf),
  );
  return { stated: judgeAt(statedPrice), listing, lowest, highest, sentences, answers };
}

function pricedAnswer(deal: Deal, placeOf: (sentence: string) => number): PricedAnswer {
  const { reading, evaluation } = deal.details.analysisStages;
  return {
    recommendation: deal.recommendation,
    flipScore: deal.flipScore,
    netProfit: deal.netProfit,
    risks: deal.risks,
    netProfitLow: evaluation.netProfitLow,
    netProfitHigh: evaluation.netProfitHigh,
    breakEven: evaluation.breakEven,
    reasoning: deal.reasoning.map(placeOf),
    readingSentence: reading.sentence,
  };
}

/** The engine's whole answer, with the flat 13 % fee of the product's own examples. */
export function judgeAt(price: number): Deal {
  const outcome = analyze({
    fields: { ...listing, price },
    text: "",
    comparables: [],
    marketplaceUrl: null,
    sellingPlatform: "flat_13",
    targets: defaultTargets,
    asOf: new Date().toISOString().slice(0, "2026-11-21".length),
  });
  if (outcome.kind === "refused") throw new Error(`The example listing: ${outcome.sentence}`);
  return dealOfReport(outcome.report);
}

/** What the card shows, and no field more: it all travels in the page. */
function dealOfReport(report: AnalysisReport): Deal {
  const { reading, identification, valuation, evaluation } = report.details.analysisStages;
  const { estimated_net_profit: _net, estimated_resale_range: _range, ...figures } = evaluation;
  return {
    title: report.title,
    price: report.price,
    condition: report.condition,
    category: report.category,
    netProfit: report.netProfit,
    recommendation: report.recommendation,
    flipScore: report.flipScore,
    confidence: report.confidence,
    reasoning: report.reasoning,
    maxBuyPrice: report.maxBuyPrice,
    risks: report.risks,
    soldListingsUrl: report.soldListingsUrl,
    marketplaceUrl: null,
    details: {
      analysisStages: {
        reading: { sentence: reading.sentence },
        identification: { sentence: identification.sentence },
        valuation: {
          evidence: valuation.evidence,
          struckOut: valuation.struckOut,
          sentence: valuation.sentence,
        },
        evaluation: figures,
      },
    },
  };
}
