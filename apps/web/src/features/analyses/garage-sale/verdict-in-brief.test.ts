import type { Analysis } from "@flipworth/contract";
import { sampleAnalysis } from "@flipworth/contract/testing";
import { expect, test } from "vitest";
import { verdictInBrief } from "./verdict-in-brief.ts";

const { cents } = sampleAnalysis();
const rows: [change: Partial<Analysis>, verdict: string, figure: string | null][] = [
  [{ verdict: "buy" }, "Buy", "$25 profit after fees"],
  // Never more than the price that was worked out: $118 is not "$120".
  [{ verdict: "negotiate", cents: { ...cents, maxBuyPrice: 11_800 } }, "Negotiate to $115", null],
  [{ verdict: "skip", cents: { ...cents, maxBuyPrice: 1290 } }, "Skip", "$12 pay at most"],
  [{ verdict: "skip", cents: { ...cents, maxBuyPrice: 0 } }, "Skip", null],
  [{ verdict: "likely_scam" }, "Likely scam", null],
  [{ verdict: "check" }, "Not sure", "$92 typical price"],
  [{ verdict: null, cents: { ...cents, median: null } }, "Not sure", null],
];

test.each(rows)("%j is %s with %j", (change, verdict, figure) => {
  const brief = verdictInBrief(sampleAnalysis({ headline: "What to do.", ...change }));

  expect(brief.verdict).toBe(verdict);
  expect(brief.figure && `${brief.figure.amount} ${brief.figure.of}`).toBe(figure);
  expect(brief.reason).not.toBe("");
});
