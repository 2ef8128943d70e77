import type { Translated } from "@flipworth/words";
import type { dealReportWords } from "../english/deal-reports.ts";

const dealReports: Translated<typeof dealReportWords> = {
  givenAway: "Regalado",
  notRecorded: "sin registrar",
};

export const dealReportsSpanish = { "server.deal-reports": dealReports };
