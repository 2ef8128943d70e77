import { expect, test } from "vitest";
import { calculatorPrompt } from "../calculator.ts";
import { pageHeads } from "../heads.ts";
import { allContentPaths } from "../paths.ts";
import * as articles from "./articles.ts";
import * as bestItems from "./best-items.ts";
import { brands } from "./brands.ts";
import * as calculatorTips from "./calculator-tips.ts";
import * as campaign from "./campaign.ts";
import { categories } from "./categories.ts";
import * as comparison from "./comparison.ts";
import { libraryCards } from "./guide-library.ts";
import * as howTo from "./how-to.ts";
import * as safety from "./safety.ts";
import { scams } from "./scams.ts";
import * as tips from "./tips.ts";
import { tools } from "./tools.ts";

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

const texts = [
  calculatorPrompt,
  ...textsOf([pageHeads, categories, brands, libraryCards, scams, tools, articles.articles]),
  ...textsOf([bestItems, calculatorTips, campaign, comparison, howTo, safety, tips]),
];
const links = texts.flatMap((text) =>
  [...text.matchAll(/\[([^\]]*)\]\(([^)]*)\)/g)].map(([, words = "", path = ""]) => ({
    words,
    path,
  })),
);
// Labels such as "Beginner" may repeat; what has a length of a sentence may not.
const sentences = texts
  .flatMap((text) => text.split(/(?<=[.?:;][”"]?)\s+|\n+/))
  .filter((sentence) => sentence.length >= 30 && sentence.includes(" "));

// Pages of the product that are no content: the web app has them.
const appPaths = ["/", "/extension", "/pricing", "/analyze"];

test("every link inside a text has words and leads to a page", () => {
  const known = new Set([...allContentPaths(), ...appPaths]);

  expect(links.length).toBeGreaterThan(5);
  for (const { words, path } of links) {
    expect(known, path).toContain(path);
    expect(words).not.toBe("");
  }
});

test("the articles send their reader on to one another", () => {
  const reached = new Set(links.map(({ path }) => path));

  for (const path of [
    "/facebook-marketplace-profit-calculator",
    "/facebook-marketplace-safety",
    "/facebook-marketplace-vs-ebay",
    "/best-items-to-flip-facebook-marketplace",
    "/marketplace-guide",
    "/guides/brands",
  ]) {
    expect(reached).toContain(path);
  }
});

test("no sentence is said twice", () => {
  const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);

  expect(sentences.length).toBeGreaterThan(200);
  expect(repeated).toEqual([]);
});

test("texts hold no markup but paragraphs, lists and links", () => {
  const withoutLinks = texts.map((text) => text.replaceAll(/\[([^\]]+)\]\(\/[^)]*\)/g, "$1"));

  const marked = withoutLinks.filter((text) => /[<>*#`[\]]|https?:|\t| {2}|^\s|\s$/.test(text));
  expect(marked).toEqual([]);
});

test("every tip says enough to be worth reading and no more than a card holds", () => {
  const bodies = [...tips.tipGroups, ...safety.safetyGroups].flatMap((group) => group.tips);

  for (const body of bodies) {
    const count = body.split(/(?<=[.?][”"]?)\s+/).length;
    expect(body.length, body).toBeGreaterThanOrEqual(80);
    expect(body.length, body).toBeLessThanOrEqual(320);
    expect(count, body).toBeLessThanOrEqual(3);
  }
});
