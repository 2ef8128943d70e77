import { defineWords } from "@flipworth/words";

/** The stages of an analysis, by their names. */
export const stageWords = defineWords("ui.stages", {
  reading: "Reading the listing",
  identification: "Finding out what it is",
  valuation: "Estimating what it sells for",
  verdict: "Working out the profit",
  started: "The analysis has started.",
  done: ", done",
});
