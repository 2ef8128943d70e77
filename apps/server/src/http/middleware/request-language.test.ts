import { expect, test } from "vitest";
import { languageFromHeader } from "./request-language.ts";

test.each([
  [undefined, "en"],
  ["", "en"],
  ["es-MX", "es"],
  ["es-MX,es;q=0.9,en;q=0.8", "es"],
  ["en-US,en;q=0.9,es;q=0.8", "en"],
  ["en;q=0.3, es;q=0.7", "es"],
  ["fr-CA, fr;q=0.9, es;q=0.4", "es"],
  ["fr, de", "en"],
  ["es;q=0, en", "en"],
  ["*", "en"],
  ["es; q=x", "es"],
])("%s asks for %s", (header, language) => {
  expect(languageFromHeader(header)).toBe(language);
});
