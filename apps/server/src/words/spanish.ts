import type { Translations } from "@flipworth/words";
import { analysisErrorsSpanish } from "./spanish/analysis-errors.ts";
import { witnessesSpanish } from "./spanish/witnesses.ts";

/** What the server itself says in Spanish. */
export const spanish: Translations = { ...analysisErrorsSpanish, ...witnessesSpanish };
