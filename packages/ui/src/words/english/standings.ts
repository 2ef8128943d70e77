import { defineWords } from "@flipworth/words";

/** What a card says of a deal, by its standing. */
export const standingWords = defineWords("ui.standings", {
  buy: "Buy",
  negotiate: "Negotiate",
  skip: "Skip",
  check: "Check first",
  likely_scam: "Likely scam",
  none: "No verdict",
  not_enough_evidence: "Not enough evidence",
});
