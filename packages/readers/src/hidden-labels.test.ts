import { readFileSync } from "node:fs";
import { parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import { readSoldPage } from "./sold/read-sold-page.ts";

const html = (name: string) => readFileSync(`${import.meta.dirname}/pages/${name}.html`, "utf8");

/** The results of a page that has some; a failed expectation otherwise. */
function resultsOf(page: string) {
  const reading = readSoldPage(parseHTML(page).document, "");
  if (reading.kind !== "sold_results") throw new Error(`Read as ${reading.kind}`);
  return reading;
}

const titles = (cards: readonly { title: string }[]) => cards.map(({ title }) => title);

const sold = html("ebay-sold-hidden-labels");
const active = html("ebay-active-hidden-labels");

describe("sold results with the word “Sponsored” in every card", () => {
  test("every sold card comes, with what the buyer paid for shipping", () => {
    const { comparables, struckOut } = resultsOf(sold);

    expect(
      comparables.map(({ title, price, shippingDollars }) => [title, price, shippingDollars]),
    ).toEqual([
      ["Table radio, walnut", 91.99, 8.99],
      ["$70 gift card radio bundle", 91.99, 0],
      ["Pocket radio, red", 30.5, 18.91],
      ["Clock radio, alarm broken", 12, undefined],
      ["Radio knob, set of two", 4, 8.99],
    ]);
    expect(struckOut).toEqual([
      { title: "$70 voucher with a radio", reason: "other currency (GBP)" },
      { title: "Tube radio, price agreed", reason: "price hidden by best offer" },
    ]);
  });

  test("in a language whose words are not known, the count of results says which are of fewer words", () => {
    const lessRelevant = resultsOf(sold).comparables.filter(({ isLessRelevant }) => isLessRelevant);

    expect(titles(lessRelevant)).toEqual(["Radio knob, set of two"]);
  });

  test("a notice above the last result that was counted takes nothing away", () => {
    const notice = /<li class="notice">[\s\S]*?<\/li>/.exec(sold)?.[0] ?? "";
    const moved = sold
      .replace(notice, "")
      .replace('<li class="k-card" id="item300000000004">', (card) => notice + card);

    expect(resultsOf(moved).comparables.some(({ isLessRelevant }) => isLessRelevant)).toBe(false);
  });

  test("things from abroad match all of the words", () => {
    const abroad = sold.replace(/Träffar[^<]*/, "12 items found from eBay international sellers");

    expect(resultsOf(abroad).comparables.some(({ isLessRelevant }) => isLessRelevant)).toBe(false);
  });
});

describe("open listings with the word “Sponsored” in every card", () => {
  test("only the card that shows the word is an ad, and a carousel between the results is none of them", () => {
    const { comparables, struckOut } = resultsOf(active);

    expect(titles(comparables)).toEqual([
      "Desk lamp, brass",
      "Floor lamp, arc",
      "Banker lamp, green",
      "Salt lamp",
      "Work lamp, folding",
    ]);
    expect(struckOut).toEqual([
      { title: "Lava lamp, blue", reason: "an ad" },
      { title: "Lamp in three sizes", reason: "a range of prices for several variations" },
    ]);
  });

  test("a word that nearly every card shows tells no ad from another card", () => {
    const { struckOut } = resultsOf(active.replaceAll("u_v", "v_u"));

    expect(struckOut.filter(({ reason }) => reason === "an ad")).toEqual([]);
  });

  test.each([
    ["display: none", "u_v", "{ display: none; }"],
    ["no opacity", "u_v", "{ opacity: 0; }"],
    ["letters without a size", "u_v div", "{ font-size: 0; }"],
    ["a place far away", "u_v", "{ position: absolute; left: -9999px; }"],
    ["a clipped box", "u_v", "{ position: absolute; width: 1px; height: 1px; overflow: hidden; }"],
    ["a clear color", "u_v div", "{ color: rgba(0, 0, 0, 0); }"],
    ["the color of the page", "u_v div", "{ color: #fff; }"],
  ])("a label hidden by %s is no ad", (_way, selector, rule) => {
    const page = active.replace(/<style>[\s\S]*<\/style>/, `<style>.${selector} ${rule}</style>`);
    const ads = resultsOf(page).struckOut.filter(({ reason }) => reason === "an ad");

    expect(titles(ads)).toEqual(["Lava lamp, blue"]);
  });
});

describe("the same pages with other names and labels", () => {
  test.each([sold, active])("renamed classes and ids change nothing", (page) => {
    const renamed = page
      .replaceAll(/\b(k-card|k-price|k-foot|k1|offscreen|decoys|notice|main)\b/g, "x-$1")
      .replaceAll(/id="item/g, 'id="thing')
      .replace('id="srp-river-results"', 'id="river"');

    expect(resultsOf(renamed)).toEqual(resultsOf(page));
  });

  test.each([sold, active])("labels above the title change nothing", (page) => {
    const moved = page.replace(
      /(<a href="[^"]*"\s*><div role="heading" aria-level="3">[\s\S]*?<\/a\s*>)([\s\S]*?)(<div class="k-foot">[\s\S]*?)(\s*<\/div>\s*<\/li>)/g,
      "$3$1$2$4",
    );

    expect(moved).not.toBe(page);
    expect(resultsOf(moved)).toEqual(resultsOf(page));
  });

  test("the word in another language is read alike", () => {
    expect(resultsOf(active.replaceAll("Sponsored", "Gesponsert"))).toEqual(resultsOf(active));
  });

  test("a carousel that does not say what it is lies deeper than the results", () => {
    const unnamed = active.replace(' aria-roledescription="Carousel"', "");

    expect(resultsOf(unnamed)).toEqual(resultsOf(active));
  });
});
