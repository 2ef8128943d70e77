import type { Verdict } from "./verdict.ts";

/** The verdicts as people read them in lists and tables. */
export const verdictNames: Readonly<Record<Verdict, string>> = {
  buy: "Buy",
  negotiate: "Negotiate",
  skip: "Skip",
  check: "Check",
  likely_scam: "Likely scam",
};
