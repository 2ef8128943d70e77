import type { Translations } from "@flipworth/words";
import { comparablesSpanish } from "./spanish/comparables.ts";
import { guideSentencesSpanish } from "./spanish/guide-sentences.ts";
import { listingAssistantSpanish } from "./spanish/listing-assistant.ts";
import { namesSpanish } from "./spanish/names.ts";
import { questionsSpanish } from "./spanish/questions.ts";
import { reportSpanish } from "./spanish/report.ts";
import { risksSpanish } from "./spanish/risks.ts";
import { sellingSpanish } from "./spanish/selling.ts";
import { valuationSpanish } from "./spanish/valuation.ts";
import { verdictSpanish } from "./spanish/verdict.ts";

/** What the engine says in Spanish, for the `voice` of its input. */
export const spanish: Translations = {
  ...comparablesSpanish,
  ...guideSentencesSpanish,
  ...listingAssistantSpanish,
  ...namesSpanish,
  ...questionsSpanish,
  ...reportSpanish,
  ...risksSpanish,
  ...sellingSpanish,
  ...valuationSpanish,
  ...verdictSpanish,
};
