import { defineWords } from "@flipworth/words";

/** What groups of deals are called that have no name of their own. */
export const dealReportWords = defineWords("server.deal-reports", {
  givenAway: "Given away",
  notRecorded: "not recorded",
});
