import type { Deal } from "@flipworth/ui";

/** What the engine answers differently at another asking price. */
export type PricedAnswer = {
  deal: Partial<Omit<Deal, "details" | "reasoning" | "summary">>;
  netProfitLow?: number | undefined;
  netProfitHigh?: number | undefined;
  breakEven?: number | undefined;
  /** Places in `Demo.sentences`; no summary where an analysis has none. */
  reasoning: readonly number[];
  summary: readonly number[] | undefined;
  readingSentence: string;
};

/** One listing judged at every whole dollar between two prices. */
export type Demo = {
  /** The answer at the price the listing states. */
  stated: Deal;
  listing: { title: string; condition: string; description: string };
  lowest: number;
  highest: number;
  sentences: readonly string[];
  /** From `lowest` on, a dollar apart. */
  answers: readonly PricedAnswer[];
};

/** The engine's own answer at that asking price, in whole dollars. Prices outside stop at the ends. */
export function dealAt(demo: Demo, asked: number): Deal {
  const price = Math.min(demo.highest, Math.max(demo.lowest, Math.round(asked)));
  const answer = demo.answers[price - demo.lowest];
  if (!answer) return demo.stated;
  const { netProfitLow, netProfitHigh, breakEven } = answer;
  const { analysisStages } = demo.stated.details;
  const fees = analysisStages.evaluation.fees.map((line) =>
    line.label === "Asking price" ? { ...line, amount: -price } : line,
  );
  const sentencesAt = (places: readonly number[]) =>
    places.flatMap((place) => demo.sentences[place] ?? []);
  return {
    ...demo.stated,
    ...answer.deal,
    price,
    reasoning: sentencesAt(answer.reasoning),
    summary: answer.summary && sentencesAt(answer.summary),
    details: {
      analysisStages: {
        ...analysisStages,
        reading: { sentence: answer.readingSentence },
        evaluation: { ...analysisStages.evaluation, netProfitLow, netProfitHigh, breakEven, fees },
      },
    },
  };
}

/** What is kept of each dollar of the typical sale, in whole percent; null without a profit to tell. */
export function marginPercent({ cents: { netProfit }, details }: Deal): number | null {
  const { median } = details.analysisStages.evaluation;
  if (netProfit === null || median === undefined) return null;
  return Math.round(netProfit / median);
}
