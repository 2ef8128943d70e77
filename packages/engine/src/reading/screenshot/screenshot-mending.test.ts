import { expect, test } from "vitest";
import type { ListingFacts, OcrLine, OcrPage, OcrWord } from "../listing-facts.ts";
import { readScreenshot } from "./read-screenshot.ts";

/** A line of words as OCR gives it, letters half as wide as the type is high. */
function line(text: string, { left = 900, top = 0, sizePx = 16 }): OcrLine {
  let x = left;
  const words = text.split(" ").map((word): OcrWord => {
    const reach = /[gjpqy$(),]/.test(word) ? 0.19 : 0;
    const box = { left: x, top, right: x + word.length * 0.5 * sizePx, bottom: 0 };
    x = box.right + 0.4 * sizePx;
    return {
      text: word,
      confidence: 95,
      box: { ...box, bottom: top + (0.74 + reach) * sizePx },
    };
  });
  const box = { left, top, right: x, bottom: top + 0.93 * sizePx };
  return { text, confidence: 95, box, words };
}

type Shown = {
  title: readonly string[];
  condition?: readonly string[];
  body?: readonly string[];
  heading?: string;
};

/** A listing's panel: the way to it, a title of one or more lines, a price, a condition, words. */
function panelOf({
  title,
  condition = ["Good"],
  body = [],
  heading = "Description",
}: Shown): OcrLine[] {
  return [
    line("Home / Audio / Turntables", { top: 76, sizePx: 20 }),
    ...title.map((text, index) => line(text, { top: 100 + 34 * index, sizePx: 28 })),
    line("$120", { top: 260, sizePx: 24 }),
    line("Condition", { top: 320 }),
    ...condition.map((text, index) => line(text, { left: 1040, top: 320 + 20 * index })),
    line(heading, { top: 390 }),
    ...body.map((text, index) => line(text, { top: 412 + 20 * index })),
    line("Message seller", { top: 560 }),
  ];
}

const factsOn = (shown: Shown) => factsFrom(panelOf(shown));

function factsFrom(lines: readonly OcrLine[]): ListingFacts {
  const page: OcrPage = { widthPx: 1280, heightPx: 800, lines };
  const reading = readScreenshot(page);
  if (reading.kind !== "listing") throw new Error(`no listing: ${reading.reason}`);
  return reading.facts;
}

test("the edge of a photo above a title is no part of it", () => {
  const lines = panelOf({ title: ["DeWalt DCD771 20V Max", "cordless drill kit"] });
  const withEdge = lines.map((each) => {
    if (!each.text.startsWith("DeWalt")) return each;
    const { left, top } = each.box;
    const box = { left: left - 20, top: top - 20, right: left + 4, bottom: top - 12 };
    const edge = { text: "=", confidence: 78, box };
    return { ...each, text: `= ${each.text}`, words: [edge, ...each.words] };
  });

  expect(factsFrom(withEdge).title).toBe("DeWalt DCD771 20V Max cordless drill kit");
});

test("a label cut by the picture's edge is no part of the description", () => {
  const heading = "nake | manufacturer: local joiner";
  const body = ["Deck has rust spots and cuts fine, the battery lasts."];

  expect(factsOn({ title: ["DeWalt table saw"], heading, body }).description).toBe(body[0]);
});

test.each([
  ["a quart is no gt", ["Le Creuset 5.5 gt Dutch oven"], "Le Creuset 5.5 qt Dutch oven"],
  ["a Roman two has no l", ["Weber Spirit Il grill"], "Weber Spirit II grill"],
  ["so has one behind a hyphen", ["Mosrite 500 V-Il Electric"], "Mosrite 500 V-II Electric"],
  ["and one at the end of capitals", ["Hagstrom HIl 1972 Red"], "Hagstrom HII 1972 Red"],
  [
    "a closing bracket that none opens is a J",
    ["Fender '62 RI Mi) White"],
    "Fender '62 RI MIJ White",
  ],
  [
    "a dash that begins a title's second line stays",
    ["Norco Sight 2 Sram", "- Large"],
    "Norco Sight 2 Sram - Large",
  ],
  ["an Elm has no I", ["West EIm dining table"], "West Elm dining table"],
  ["a model has no cent", ["2017 Yeti SB6¢ Large"], "2017 Yeti SB6c Large"],
  [
    "a slash between words is no I where another one was read",
    ["Bar stools / leather I wood"],
    "Bar stools / leather / wood",
  ],
  ["no title begins with a line drawn beside it", ["— 2021 Epic Pro"], "2021 Epic Pro"],
  [
    "a hyphen at a line's end joins marks as well",
    ["Chaplins planes with ISSUES-", "*LOOK**READ*"],
    "Chaplins planes with ISSUES-*LOOK**READ*",
  ],
  ["an Ill of a sentence stays", ["Ill fated ship model"], "Ill fated ship model"],
  [
    "a word broken at its hyphen is whole",
    ["Milwaukee FUEL 2-", "tool kit"],
    "Milwaukee FUEL 2-tool kit",
  ],
  [
    "a title may end in a word that buttons have",
    ["Garmin Forerunner Music", "watch"],
    "Garmin Forerunner Music watch",
  ],
  ["a short first word stays", ["M and S settee"], "M and S settee"],
])("%s", (_, title, expected) => {
  expect(factsOn({ title }).title).toBe(expected);
});

test("a condition over two lines is one condition", () => {
  const facts = factsOn({ title: ["Dell laptop"], condition: ["For parts or not", "working"] });

  expect(facts.condition).toEqual({ grade: "parts", words: "For parts or not working" });
});

test("a condition that ends in a dash goes on below", () => {
  const facts = factsOn({ title: ["Dell laptop"], condition: ["Used -", "Excellent"] });

  expect(facts.condition?.words).toBe("Used - Excellent");
});

test("a title that ends with a word of other money leaves its price alone", () => {
  const lines = [
    line("Mid-century dining table -", { top: 100, sizePx: 28 }),
    line("Delivery available", { top: 134, sizePx: 28 }),
    line("$180", { top: 172, sizePx: 16 }),
    line("Condition", { top: 220 }),
    line("Good", { left: 1040, top: 220 }),
    line("Message", { top: 260 }),
  ];
  const reading = readScreenshot({ widthPx: 1280, heightPx: 800, lines });

  expect(reading).toMatchObject({ facts: { price: { kind: "stated", amount: 18_000 } } });
});

test("letters that a line through an amount leaves are no doubt about the price beside it", () => {
  const lines = [
    line("Medium wash Mavi jeans", { top: 100, sizePx: 24 }),
    line("$40 sss", { top: 140, sizePx: 24 }),
    line("Condition", { top: 200 }),
    line("Good", { left: 1040, top: 200 }),
    line("Buy now", { top: 240 }),
  ];
  const reading = readScreenshot({ widthPx: 1280, heightPx: 800, lines });

  expect(reading).toMatchObject({ facts: { price: { kind: "stated", amount: 4_000 } } });
});

test.each(["Reconditioned", "Certified", "Refurbished", "Reconditioned/Certified"])(
  "%s is like new in the page's own words",
  (words) => {
    const facts = factsOn({ title: ["Dell laptop"], condition: [words] });

    expect(facts.condition).toEqual({ grade: "like_new", words });
  },
);

test("a description goes on with a line that is also a menu's word", () => {
  const facts = factsOn({ title: ["Dell laptop"], body: ["Heavy, so please bring", "help."] });

  expect(facts.description).toBe("Heavy, so please bring help.");
});

test("a description under its heading may speak of delivery", () => {
  const facts = factsOn({
    title: ["Dell laptop"],
    body: ["Serious people only.", "Delivery available."],
  });

  expect(facts.description).toBe("Serious people only. Delivery available.");
});

test("a short word begins a line of the description as well as a long one", () => {
  const facts = factsOn({
    title: ["Dell laptop"],
    body: ["Call me please, cash", "on collect, any day."],
  });

  expect(facts.description).toBe("Call me please, cash on collect, any day.");
});

test("one short sentence without a heading is the seller's description", () => {
  const body = ["Bought it small. Tags still on."];

  const facts = factsOn({ title: ["Dell laptop"], heading: "Share", body });

  expect(facts.description).toBe("Bought it small. Tags still on.");
});
