import { analysisErrors } from "./english/analysis-errors.ts";
import { recordErrors } from "./english/record-errors.ts";
import { requestErrors } from "./english/request-errors.ts";
import { planOutcomes } from "./english/billing.ts";
import { saidBy } from "./said.ts";

export const said = saidBy(requestErrors);
export const saidOfAnalysis = saidBy(analysisErrors);
export const saidOfPlan = saidBy(planOutcomes);
export const saidOfRecords = saidBy(recordErrors);
