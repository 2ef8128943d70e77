import { expect, test } from "vitest";
import { deskSettings } from "./desk-settings.ts";

test("nothing set means this machine; address and key mean a server", () => {
  expect(deskSettings([], {})).toEqual({ guideFiles: [], salesFiles: [], server: null });
  expect(
    deskSettings([], { FLIPWORTH_URL: "https://flips.example", FLIPWORTH_API_KEY: "k" }),
  ).toMatchObject({ server: { url: "https://flips.example", key: "k" } });
});

test.each([
  [{ FLIPWORTH_URL: "https://flips.example" }, /together/],
  [{ FLIPWORTH_API_KEY: "k" }, /together/],
  [{ FLIPWORTH_URL: "http://flips.example", FLIPWORTH_API_KEY: "k" }, /https/],
  [{ FLIPWORTH_URL: "flips", FLIPWORTH_API_KEY: "k" }, /https/],
])("%j is refused", (environment, sentence) => {
  expect(deskSettings([], environment)).toMatch(sentence);
});

test("words that are no option are answered by the usage", () => {
  expect(deskSettings(["serve"], {})).toMatch(/^Usage/);
});
