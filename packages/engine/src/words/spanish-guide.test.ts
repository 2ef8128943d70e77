import { builtInGuide, builtInSource } from "@flipworth/guide/built-in";
import { defineWords, type Voice } from "@flipworth/words";
import { problemsOfTranslation } from "@flipworth/words/testing";
import { expect, test } from "vitest";
import { ebayFees } from "../profit/ebay-fees.ts";
import type { FeeRule } from "../profit/fee-rule.ts";
import { otherFees, stockxFees, whatnotFees } from "../profit/other-fees.ts";
import { guideSentencesSpanish } from "./spanish/guide-sentences.ts";
import { guideSentences, ofGuide, withVoice } from "./voice-in-use.ts";

const { vehicles, restricted, faults, missingParts } = builtInGuide();
const { rules, checks, repairs } = vehicles;
const { ageing, facts, priceFactors } = builtInSource();

/** A maker's own steps are names, and a phrase that is its own name stands in the listing. */
const adjustmentsSaid = Object.values(priceFactors).flatMap((factors) =>
  factors
    .flatMap((factor) => (factor.kind === "first_of" ? factor.groups : [factor]))
    .flatMap((one) => (one.kind === "words" && one.ofBrand === undefined ? one.adjustments : []))
    .flatMap(({ name, phrases }) => (phrases === undefined ? [] : [name])),
);
const fees = [ebayFees, otherFees, stockxFees, whatnotFees].flatMap((table) =>
  Object.values<FeeRule>(table),
);

/** What people read of the guide's words and of the fee tables'. */
const said = [
  ...[...rules.exits, ...rules.costs].flatMap(({ name, explanation }) => [name, explanation]),
  ...Object.values(checks.byKind).flat(),
  ...checks.weakPoints.map(({ check }) => check),
  ...repairs.map(({ name }) => name),
  ...restricted.flatMap(({ problem, remedy }) => [problem, remedy]),
  ...faults.map(({ name }) => name),
  ...missingParts.map(({ name }) => `no ${name}`),
  ...adjustmentsSaid,
  ...Object.values(ageing).map(({ name }) => name),
  ...Object.values(facts.bases).map(({ sentence }) => sentence),
  rules.basis,
  ...fees.map(({ source }) => source).filter((source) => !isAddress(source)),
];

/** "help.offerup.com 360031987832" is the same in every language. */
function isAddress(source: string): boolean {
  return /^[\w.-]+\.com,? [\d-]+(?:, [\d-]+)?$/.test(source);
}

test("all that the built-in guide says is said in Spanish too, and nothing that it says no more", () => {
  const words = defineWords(guideSentences, Object.fromEntries(said.map((one) => [one, one])));
  expect(said.length).toBeGreaterThan(250);
  expect(problemsOfTranslation([words], guideSentencesSpanish)).toEqual([]);
});

test("a guide of one's own keeps the words that no language has", () => {
  const voice: Voice = { language: "es", translations: guideSentencesSpanish };
  const ask = () => ["Private sale", "Trade it in"].map(ofGuide);
  expect(withVoice(voice, ask)).toEqual(["Venta particular", "Trade it in"]);
  expect(ask()).toEqual(["Private sale", "Trade it in"]);
});
