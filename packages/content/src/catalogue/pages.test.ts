import { expect, test } from "vitest";
import { calculatorTips } from "./calculator-tips.ts";
import { allContentPaths, contentPaths } from "../paths.ts";
import { articleDate, articles, featuredArticles, latestArticles } from "./articles.ts";
import { bestItems, bestItemsStats, itemsToAvoid, keysToSuccess } from "./best-items.ts";
import { campaignFeatures } from "./campaign.ts";
import { cityBadges, guideBadges, libraryCards, libraryTotal } from "./guide-library.ts";
import { popularCombinations } from "./index-pages.ts";
import { howToPath, howTos, popularGuideCategories } from "./how-to.ts";
import { beforeMeeting, duringMeeting, safetyGroups, whenSomethingGoesWrong } from "./safety.ts";
import { scams } from "./scams.ts";
import { advancedTechniques, tipGroups, tipsDo, tipsDont } from "./tips.ts";
import { toolButton, toolPath, tools } from "./tools.ts";

const knownPaths = new Set(allContentPaths());

test("six how-to guides of three levels each lead to a page that exists", () => {
  expect(howTos).toHaveLength(6);
  expect(new Set(howTos.map(({ difficulty }) => difficulty)).size).toBe(3);
  for (const { slug } of howTos) expect(knownPaths).toContain(howToPath(slug));
});

test("a how-to guide without a page of its own is told in the tips", () => {
  expect(howToPath("negotiate-with-sellers")).toBe(contentPaths.tips);
  expect(howToPath("a slug nobody wrote")).toBe(contentPaths.tips);
  expect(howToPath("calculate-flip-profit")).toBe(contentPaths.calculator);
});

test("the popular guide categories are the four of the specification", () => {
  expect(popularGuideCategories.map(({ name }) => name)).toEqual([
    "Finding Deals",
    "Profit Analysis",
    "Authentication",
    "Negotiation",
  ]);
});

test("the blog has two featured and four latest articles at the addresses of their pages", () => {
  const slugs = articles.map(({ slug }) => slug);

  expect(featuredArticles).toHaveLength(2);
  expect(latestArticles).toHaveLength(4);
  expect(slugs.toSorted()).toEqual([
    "best-items-to-flip-facebook-marketplace",
    "facebook-marketplace-profit-calculator",
    "facebook-marketplace-safety",
    "facebook-marketplace-tips",
    "facebook-marketplace-vs-ebay",
    "how-to",
  ]);
  for (const slug of slugs) expect(knownPaths).toContain(`/${slug}`);
});

test("the articles date from January 2 to 7, 2025, newest first, at five to nine minutes each", () => {
  const minutes = articles.map(({ readTimeMinutes }) => readTimeMinutes);

  expect(articles.map(articleDate)).toEqual([
    "January 7, 2025",
    "January 6, 2025",
    "January 5, 2025",
    "January 4, 2025",
    "January 3, 2025",
    "January 2, 2025",
  ]);
  expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([5, 9]);
});

test("of six tools the two free ones open the calculator and the others the home page", () => {
  const shown = tools.map((tool) => [tool.title, toolPath(tool), toolButton(tool)]);

  expect(shown).toEqual([
    ["Profit Calculator", contentPaths.calculator, "Use Free Tool"],
    ["Price Checker", "/", "Try Tool"],
    ["Resale Value Estimator", "/", "Try Tool"],
    ["AI Deal Analyzer", "/", "Try Tool"],
    ["ROI Calculator", contentPaths.calculator, "Use Free"],
    ["Analytics Dashboard", "/", "Try Tool"],
  ]);
  expect(tools.filter(({ featured }) => featured)).toHaveLength(3);
});

test("the six best categories have the margins of the specification", () => {
  expect(bestItems.map(({ category, profitMargin }) => [category, profitMargin])).toEqual([
    ["Electronics", "40-80%"],
    ["Tools", "30-60%"],
    ["Furniture", "50-150%"],
    ["Sports", "35-70%"],
    ["Appliances", "25-50%"],
    ["Collectibles", "100-500%"],
  ]);
  expect(bestItemsStats.map(({ value, label }) => `${value} ${label}`)).toEqual([
    "40-150% average margin",
    "1-14 days to sell",
    "$20-500+ profit per item",
    "6 categories",
  ]);
  expect(new Set(bestItems.map(({ difficulty }) => difficulty))).toEqual(
    new Set(["Easy", "Medium", "High"]),
  );
});

test("the cards of the best items span exactly what the summary says", () => {
  const numbers = (texts: readonly string[]) =>
    texts.flatMap((text) => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)));
  const days = numbers(bestItems.map(({ timeToSell }) => timeToSell));
  const profits = numbers(bestItems.map(({ avgProfit }) => avgProfit));

  expect([Math.min(...days), Math.max(...days)]).toEqual([1, 14]);
  expect([Math.min(...profits), Math.max(...profits)]).toEqual([20, 500]);
});

test("the articles carry the number of blocks that their pages have", () => {
  expect(tipGroups).toHaveLength(6);
  expect(advancedTechniques).toHaveLength(6);
  expect(safetyGroups).toHaveLength(4);
  expect(scams).toHaveLength(4);
  expect(calculatorTips).toHaveLength(3);
  expect(campaignFeatures).toHaveLength(3);
  expect(whenSomethingGoesWrong).toHaveLength(3);
  for (const list of [keysToSuccess, itemsToAvoid, tipsDo, tipsDont]) expect(list).toHaveLength(6);
  for (const list of [beforeMeeting, duringMeeting]) expect(list).toHaveLength(6);
  for (const { tips } of [...tipGroups, ...safetyGroups]) {
    expect(tips.length).toBeGreaterThanOrEqual(4);
  }
});

test("the safety groups use all three levels, and payment is the critical one", () => {
  expect(safetyGroups.map(({ category, level }) => [category, level])).toEqual([
    ["Where you meet", "Essential"],
    ["How money changes hands", "Critical"],
    ["What you tell strangers", "Important"],
    ["What you are buying", "Essential"],
  ]);
});

test("when something goes wrong: emergency services, the platform, the authorities", () => {
  expect(whenSomethingGoesWrong.map(({ title }) => title)).toEqual([
    "Call emergency services",
    "Report to the platform",
    "Report fraud to the authorities",
  ]);
});

test("the guide library counts 104 pages, with badges of 6, 6 and 12", () => {
  expect(libraryTotal).toBe(22 + 40 + 12 + 30);
  expect(libraryCards.map(({ title, badge }) => [title, badge])).toEqual([
    ["How-To Guides", 6],
    ["Blog & Resources", 6],
    ["Tools & Calculators", 12],
  ]);
  expect(libraryCards[2]?.links.map(({ path }) => path)).toEqual([
    contentPaths.tools,
    contentPaths.calculator,
    contentPaths.comparison,
    contentPaths.bestItems,
    contentPaths.tips,
    contentPaths.safety,
  ]);
});

test("the badges of the indexes read as the specification has them", () => {
  expect(guideBadges).toEqual(["22 Categories", "12 Popular Brands", "Expert Tips"]);
  expect(cityBadges).toEqual(["50+ Cities Covered", "22 Product Categories"]);
});

test("the advice figures of the specification stand in the tips", () => {
  const texts = [
    ...tipGroups.flatMap(({ tips }) => tips),
    ...keysToSuccess.map((key) => key.title),
  ];
  const all = texts.join("\n");

  for (const figure of [
    "60-75% of the retail price",
    "within 7-10 days",
    "2-3 categories",
    "Sunday evenings or Wednesday mornings",
    "weekday evenings from 6 to 9 PM",
  ]) {
    expect(all).toContain(figure);
  }
});

test("the popular combinations pair the first four cities with the first four categories", () => {
  expect(popularCombinations.map(({ path }) => path)).toEqual([
    "/marketplace-guide/los-angeles-ca/electronics",
    "/marketplace-guide/chicago-il/furniture",
    "/marketplace-guide/houston-tx/appliances",
    "/marketplace-guide/phoenix-az/tools",
  ]);
});
