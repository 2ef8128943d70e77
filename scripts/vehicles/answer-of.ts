import type { AnalysisOutcome } from "@flipworth/engine";

/** A listing of the set, as far as it is read; the file's own shape is believed. */
export type VehicleRow = {
  title: string;
  description: string | null;
  category: string | null;
  condition: string | null;
  attrs: Record<string, string>;
  price: number;
};

export type VehicleAnswer =
  | {
      kind: "vehicle";
      ask: number;
      title: string;
      name: string;
      median: number;
      /** ln(ask / median) */
      error: number;
      logSd: number;
      confidence: string;
      /** The model year as the name tells it; null where none is. */
      year: number | null;
    }
  | { kind: "other" | "none"; ask: number; title: string; name: string };

export function answerOf(
  row: VehicleRow,
  analyze: (row: VehicleRow) => AnalysisOutcome,
): VehicleAnswer {
  const outcome = analyze(row);
  const { title, price: ask } = row;
  if (outcome.kind === "refused") return { kind: "none", ask, title, name: outcome.reason };
  const { confidence, details } = outcome.report;
  const { valuation, evaluation, identification } = details.analysisStages;
  const name = identification.name ?? "";
  const isVehicle = valuation.evidence.some(({ source }) => source === "vehicle_guide");
  const { low, median, high } = evaluation;
  if (!isVehicle) return { kind: "other", ask, title, name: `taken for ${name}` };
  if (low === undefined || median === undefined || high === undefined) {
    return { kind: "none", ask, title, name: `${name}, no range` };
  }
  const logSd = Math.log(high / low) / (2 * z90);
  const [year] = /^\d{4}/.exec(name) ?? [];
  const told = { name, confidence, year: year === undefined ? null : Number(year) };
  return { kind: "vehicle", ask, title, median, error: Math.log(ask / median), logSd, ...told };
}

/** Standard normal deviate of the 90th percentile. */
const z90 = 1.2815515655446004;
