import { readdirSync, readFileSync } from "node:fs";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import type { PageReading } from "./page/page-reading.ts";
import { readListingPage } from "./read-listing-page.ts";
import {
  facebookAddress,
  mutatePage,
  type Mutation,
  mutations,
  seededDice,
} from "./testing/mutate-page.ts";

const folder = `${import.meta.dirname}/pages/`;
const listingPages = readdirSync(folder).filter(
  (name) =>
    name.endsWith(".html") &&
    (!/-sold(?:-list|-cards|-search)?\.html$|-hidden-labels|home/.test(name) ||
      name.startsWith("offerup")),
);
const pageCount = 400;
const partsToMutate = 3;

type Outcome = { name: string; applied: readonly Mutation[]; reading: PageReading };

/** The page's own address, as it was before anything was done to the page. */
function addressOf(document: Document): string {
  const canonical = document.querySelector("link[rel=canonical], meta[property='og:url']");
  return canonical?.getAttribute("href") ?? canonical?.getAttribute("content") ?? facebookAddress;
}

const parse = (name: string) => parseHTML(readFileSync(folder + name, "utf8")).document;

/** Title, price and description of the page as it was before anything was done to it. */
const truths = new Map(
  listingPages.map((name) => {
    const document = parse(name);
    const reading = readListingPage(document, addressOf(document));
    if (reading.kind !== "listing") throw new Error(`${name} is read as ${reading.kind}`);
    return [name, reading.listing];
  }),
);

/** "$140" and "$140.00" are the same price, found in different ways. */
const amountOf = (price: string | null) => price?.replace(/\.00$/, "");

function mutatedReadings(): Outcome[] {
  const dice = seededDice(20_261_112);
  return Array.from({ length: pageCount }, (_, index) => {
    const name = listingPages[index % listingPages.length] ?? "";
    const document = parse(name);
    const address = addressOf(document);
    const applied = mutatePage(document, { dice, count: 1 + dice(partsToMutate) });
    return { name, applied, reading: readListingPage(document, address) };
  });
}

test("no mutated page gives another item's title, price or words: it is right or honestly unread", () => {
  const outcomes = mutatedReadings();
  const wrong = outcomes.filter(({ name, reading }) => {
    const truth = truths.get(name);
    if (reading.kind !== "listing" || !truth) return false;
    const { title, price, description } = reading.listing;
    const isRightPrice = price === null || amountOf(price) === amountOf(truth.price);
    const isForeign = description !== null && /Foreign thing|Recommended/.test(description);
    // Structured data may shorten the title that the heading gives in full.
    return !truth.title.startsWith(title) || !isRightPrice || isForeign;
  });

  expect(wrong.map(({ name, applied, reading }) => ({ name, applied, reading }))).toEqual([]);
  // Reading nothing at all would never be wrong either.
  const right = outcomes.filter(({ reading }) => reading.kind === "listing");
  expect(right.length).toBeGreaterThan(pageCount * 0.6);
  expect(new Set(outcomes.flatMap(({ applied }) => applied))).toEqual(new Set(mutations));
});

test("a badge on a recommended card does not sell the item, and one on the item does", () => {
  for (const name of listingPages) {
    const document = parse(name);
    mutatePage(document, { only: ["sell_recommended"], dice: seededDice(1) });
    const reading = readListingPage(document, "");
    expect(reading).toHaveProperty("listing.isSold", truths.get(name)?.isSold);
  }
});
