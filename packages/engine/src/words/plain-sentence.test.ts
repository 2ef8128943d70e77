import { defineWords, englishVoice, sayIn } from "@flipworth/words";
import { expect, test } from "vitest";
import { plainSentence } from "./plain-sentence.ts";

test.each([
  ["nothing", "Nothing to fill in", {}],
  ["one", "{profit} profit", { profit: "$40" }],
  [
    "several",
    '{name}: {count} of {name}’s, it\'s "{words}".',
    { name: "Ana", count: 3, words: "x" },
  ],
])("%s is said as the formatter of all messages says it", (_what, message, values) => {
  const said = plainSentence(message, values);
  expect(said).not.toBeNull();
  expect(said).toBe(sayIn(defineWords("test", { message }), englishVoice)("message", values));
});

test.each([
  "{count, plural, one {# sale} other {# sales}}",
  "<b>Sold</b>",
  "It '{is}' quoted",
  "it''s",
])("%s is left to that formatter", (message) => {
  expect(plainSentence(message, { count: 1 })).toBeNull();
});

test("a value that is not given is a fault of ours and throws", () => {
  expect(() => plainSentence("{profit} profit")).toThrow(/profit/);
});
