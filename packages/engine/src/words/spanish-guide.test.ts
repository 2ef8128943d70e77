import { builtInGuide } from "@flipworth/guide/built-in";
import { defineWords, type Voice } from "@flipworth/words";
import { problemsOfTranslation } from "@flipworth/words/testing";
import { expect, test } from "vitest";
import { guideSentencesSpanish } from "./spanish/guide-sentences.ts";
import { guideSentences, ofGuide, withVoice } from "./voice-in-use.ts";

const { vehicles } = builtInGuide();
const { rules, checks, repairs } = vehicles;

/** What people read of the guide's words. */
const said = [
  ...[...rules.exits, ...rules.costs].flatMap(({ name, explanation }) => [name, explanation]),
  ...Object.values(checks.byKind).flat(),
  ...checks.weakPoints.map(({ check }) => check),
  ...repairs.map(({ name }) => name),
  rules.basis,
];

test("all that the built-in guide says is said in Spanish too, and nothing that it says no more", () => {
  const words = defineWords(guideSentences, Object.fromEntries(said.map((one) => [one, one])));
  expect(said.length).toBeGreaterThan(80);
  expect(problemsOfTranslation([words], guideSentencesSpanish)).toEqual([]);
});

test("a guide of one's own keeps the words that no language has", () => {
  const voice: Voice = { language: "es", translations: guideSentencesSpanish };
  const ask = () => ["Private sale", "Trade it in"].map(ofGuide);
  expect(withVoice(voice, ask)).toEqual(["Venta particular", "Trade it in"]);
  expect(ask()).toEqual(["Private sale", "Trade it in"]);
});
