import { analysisErrors } from "./english/analysis-errors.ts";
import { saidBy } from "./said.ts";

export const saidOfAnalysis = saidBy(analysisErrors);
