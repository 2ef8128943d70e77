import type { Analysis } from "./analysis.ts";

export type AnalysisFacts = {
  resaleRange: string | null;
  netProfit: string | null;
  brand: string | null;
  model: string | null;
};

type AnalysisFields = AnalysisFacts & {
  /** An object, or the same as JSON text. */
  details: unknown;
};

/** The four facts of a history row: from the analysis itself, from its details only when all are empty. */
export function factsOfAnalysis(analysis: AnalysisFields): AnalysisFacts {
  const direct = {
    resaleRange: textOf(analysis.resaleRange),
    netProfit: textOf(analysis.netProfit),
    brand: textOf(analysis.brand),
    model: textOf(analysis.model),
  };
  if (Object.values(direct).some((fact) => fact !== null)) return direct;
  const details = fieldsOf(parsed(analysis.details));
  const evaluation = fieldsOf(fieldsOf(details["analysisStages"])["evaluation"]);
  return {
    resaleRange: textOf(evaluation["estimated_resale_range"]),
    netProfit: textOf(evaluation["estimated_net_profit"]),
    brand: textOf(details["brand"]),
    model: textOf(details["model"]),
  };
}

/** "DeWalt DCF887" when both are known, else the title; null when there is neither. */
export function nameOfAnalysis(analysis: Pick<Analysis, "title"> & AnalysisFields): string | null {
  const { brand, model } = factsOfAnalysis(analysis);
  return brand && model ? `${brand} ${model}` : textOf(analysis.title);
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

function parsed(details: unknown): unknown {
  if (typeof details !== "string") return details;
  try {
    return JSON.parse(details);
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
