import type { Deal } from "@flipworth/ui";
import { judgeWhenBuilt } from "../../lib/pages/judge-when-built.ts";
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
  const stated = judgeAt(statedPrice);
  const answers = Array.from({ length: highest - lowest + 1 }, (_, step) =>
    pricedAnswer(judgeAt(lowest + step), stated, placeOf),
  );
  return { stated, listing, lowest, highest, sentences, answers };
}

function pricedAnswer(
  deal: Deal,
  stated: Deal,
  placeOf: (sentence: string) => number,
): PricedAnswer {
  const { price: _, details, reasoning, summary, ...rest } = deal;
  const { netProfitLow, netProfitHigh, breakEven } = details.analysisStages.evaluation;
  return {
    deal: differenceOf(rest, stated),
    netProfitLow,
    netProfitHigh,
    breakEven,
    reasoning: reasoning.map(placeOf),
    summary: summary?.map(placeOf),
    readingSentence: details.analysisStages.reading.sentence,
  };
}

/** The fields of `answer` that `stated` has otherwise. */
function differenceOf<T extends object>(answer: T, stated: Partial<T>): Partial<T> {
  const isOther = (field: string, value: unknown) =>
    JSON.stringify(value) !== JSON.stringify(new Map(Object.entries(stated)).get(field));
  const other = Object.entries(answer).filter(([field, value]) => isOther(field, value));
  // Safe because each field and its value are the answer's own.
  return Object.fromEntries(other) as Partial<T>;
}

export function judgeAt(price: number): Deal {
  return judgeWhenBuilt({ ...listing, price });
}
