import { defineWords, type Language, sayIn, type Words } from "@flipworth/words";
import { describe, expect, test } from "vitest";
import { messageParts } from "./message-parts.ts";
import { sentenceOf } from "./sentence-of.ts";
import { spanish } from "./spanish.ts";

const files = import.meta.glob<Record<string, Words>>("./english/*.ts", { eager: true });
const english = Object.values(files).flatMap((file) =>
  Object.values(file).flatMap((words) => Object.values<string>(words.english)),
);
const messages: readonly (readonly [Language, readonly string[]])[] = [
  ["en", english],
  ["es", Object.values(spanish).flatMap((words) => Object.values(words))],
];

const namesIn = (message: string) =>
  [...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = ""]) => name);

describe.each(messages)("every message of the engine in %s", (language, all) => {
  test.each([0, 1, 2, 5])("is said of %i as the formatter of all messages says it", (count) => {
    expect(all.length).toBeGreaterThan(300);
    for (const message of all) {
      const values = Object.fromEntries(namesIn(message).map((name) => [name, `<${name}>`]));
      const given = { ...values, ...(message.includes(", plural,") ? { count } : {}) };
      const voice = { language, translations: { test: { message } } };
      expect(sentenceOf(message, given, language)).toBe(
        sayIn(defineWords("test", { message }), voice)("message", given),
      );
    }
  });
});

test.each([
  "{count, plural, one {# sale} other {# sales}}",
  "<b>Sold</b>",
  "It '{is}' quoted",
  "{",
  "a}",
])("%s is no message for the engine", (message) => {
  expect(() => messageParts(message)).toThrow(SyntaxError);
});

test("a value that is not given is a fault of ours and throws", () => {
  expect(() => sentenceOf("{profit} profit", {}, "en")).toThrow(/profit/);
});
