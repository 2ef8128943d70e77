import type { Translations } from "@flipworth/words";
import { analysisErrorsSpanish } from "./spanish/analysis-errors.ts";
import { billingSpanish } from "./spanish/billing.ts";
import { dealReportsSpanish } from "./spanish/deal-reports.ts";
import { recordErrorsSpanish } from "./spanish/record-errors.ts";
import { requestErrorsSpanish } from "./spanish/request-errors.ts";
import { tasksSpanish } from "./spanish/tasks.ts";
import { witnessesSpanish } from "./spanish/witnesses.ts";

/** What the server itself says in Spanish. */
export const spanish: Translations = {
  ...analysisErrorsSpanish,
  ...billingSpanish,
  ...dealReportsSpanish,
  ...recordErrorsSpanish,
  ...requestErrorsSpanish,
  ...tasksSpanish,
  ...witnessesSpanish,
};
