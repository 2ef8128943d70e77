import type { Deal } from "@flipworth/ui";
import { judgeWhenBuilt } from "../../lib/judge-when-built.ts";
import type { Demo, PricedAnswer } from "./demo.ts";

const listing = {
  title: "DeWalt DCF887 impact driver kit",
  condition: "Used - Good",
  description: "One battery and the charger, works great. Moving, must go this week.",
};
const statedPrice = 30;
// Below it the answer is a check, which has no profit to move.
const lowest = 25;
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

export function judgeAt(price: number): Deal {
  return judgeWhenBuilt({ ...listing, price });
}
