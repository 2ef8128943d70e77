import type { AnalysisReport } from "@flipworth/contract";
import type { Engine } from "../create-engine.ts";
import { defaultTargets } from "../verdict/targets.ts";

/** One line of `golden/labelled-titles.jsonl`, written down before the engine was asked. */
export type LabelledTitle = {
  title: string;
  category: string;
  /** "ordinary", or the kind of trap: "part", "accessory", "game" … */
  kind: string;
  /** For a trap: the thing that it may be taken for. */
  of: string | null;
  /** Dollars that such a thing brings, by general knowledge. */
  usd: number;
  /** What a second reader put, who saw neither the first price nor the engine's. */
  secondUsd?: number;
  /** No weight or threshold was set by what is held out. */
  split: "tuning" | "held_out";
};

export const outcomes = [
  "buy",
  "negotiate",
  "skip",
  "check",
  "likely_scam",
  "no verdict",
  "refused",
] as const;
type Outcome = (typeof outcomes)[number];

export type VerdictCounts = Readonly<Record<Outcome, number>> & { titles: number };

/** The titles at a share of what they bring, counted by what is answered. */
function countVerdicts(
  labels: readonly LabelledTitle[],
  shareOfUsd: number,
  engine: Engine,
): VerdictCounts {
  const answers = labels.map((label) => outcomeOf(label, shareOfUsd, engine));
  const count = (wanted: Outcome) => answers.filter((one) => one === wanted).length;
  return {
    titles: labels.length,
    buy: count("buy"),
    negotiate: count("negotiate"),
    skip: count("skip"),
    check: count("check"),
    likely_scam: count("likely_scam"),
    "no verdict": count("no verdict"),
    refused: count("refused"),
  };
}

function outcomeOf(label: LabelledTitle, shareOfUsd: number, engine: Engine): Outcome {
  const report = reportOn(label, shareOfUsd, engine);
  return report === null ? "refused" : (report.verdict ?? "no verdict");
}

/** null for what the engine refuses to judge. */
export function reportOn(
  { title, usd }: LabelledTitle,
  shareOfUsd: number,
  engine: Engine,
): AnalysisReport | null {
  const outcome = engine.analyze({
    fields: { title, price: Math.round(usd * shareOfUsd) },
    comparables: [],
    marketplaceUrl: null,
    sellingPlatform: null,
    targets: defaultTargets,
    asOf: "2026-11-22",
  });
  return outcome.kind === "refused" ? null : outcome.report;
}

/** The three questions of docs/verdicts.md. */
export function measureVerdicts(labels: readonly LabelledTitle[], engine: Engine) {
  const isOrdinary = ({ kind }: LabelledTitle) => kind === "ordinary";
  const traps = labels.filter((label) => !isOrdinary(label));
  const ordinary = labels.filter(isOrdinary);
  return {
    trapsAtTheirPrice: countVerdicts(traps, 1, engine),
    ordinaryAtHalf: countVerdicts(ordinary, 0.5, engine),
    ordinaryAtFull: countVerdicts(ordinary, 1, engine),
  };
}
