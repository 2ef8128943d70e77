import { readFileSync } from "node:fs";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { readSoldPage } from "./sold/read-sold-page.ts";
import type { SoldCard } from "./sold/sold-reading.ts";
import { type Dice, seededDice } from "./testing/mutate-page.ts";

const names = ["ebay-sold-list.html", "ebay-sold-cards.html", "ebay-sold-hidden-labels.html"];
const pageCount = 200;

const parse = (name: string) =>
  parseHTML(readFileSync(`${import.meta.dirname}/pages/${name}`, "utf8")).document;

function comparablesOf(document: Document): readonly SoldCard[] {
  const reading = readSoldPage(document, "https://www.ebay.com/sch/i.html?LH_Sold=1");
  return reading.kind === "sold_results" ? reading.comparables : [];
}

/** The cards as they were before anything was done to the pages. */
const cards = names.flatMap((name) =>
  [...parse(name).querySelectorAll("#srp-river-results li")].map((card) => card.outerHTML),
);

/** Whether one and the same card names the title and the price. */
function isOfOneCard({ title, price }: SoldCard): boolean {
  const written = `$${price.toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
  return cards.some((card) => card.includes(title) && card.includes(written));
}

/** Cards change places, one loses a part of its words, and one has its price twice. */
function mutate(document: Document, dice: Dice): void {
  const cards = [...document.querySelectorAll("#srp-river-results li")];
  const any = (from: readonly Element[]) => from[dice(from.length)];
  any(cards)?.after(any(cards)?.cloneNode(true) ?? "");
  const worded = [...document.querySelectorAll("li *")].filter(
    (element) => element.childElementCount === 0 && element.textContent !== "",
  );
  any(worded)?.remove();
  const price = any(
    worded.filter((element) => /^\s*\$[\d.,]+\s*$/.test(element.textContent ?? "")),
  );
  price?.after(price.cloneNode(true));
}

test("no mutated results page joins one card's title with another's price", () => {
  const dice = seededDice(20_261_114);
  const read = Array.from({ length: pageCount }, (_, index) => {
    const document = parse(names[index % names.length] ?? "");
    for (let change = 0; change <= dice(4); change += 1) mutate(document, dice);
    return comparablesOf(document);
  }).flat();

  expect(read.filter((card) => !isOfOneCard(card))).toEqual([]);
  expect(read.length).toBeGreaterThan(pageCount * 2);
});
