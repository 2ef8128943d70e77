import { expect, test } from "vitest";
import { itemOf, phone } from "../valuation/testing/items.ts";
import { soldListingsUrl } from "./sold-listings-url.ts";

const searchFor = (...question: Parameters<typeof soldListingsUrl>) => {
  const url = soldListingsUrl(...question);
  return url === null ? null : /_nkw=([^&]*)/.exec(url)?.[1];
};

test("an identified thing is searched by its name among completed sales", () => {
  const item = itemOf({ variant: phone.variants?.[0] ?? null });
  expect(soldListingsUrl(item, "acme fone nine!!")).toBe(
    "https://www.ebay.com/sch/i.html?_nkw=Acme+Phone+9+256+GB&LH_Sold=1&LH_Complete=1",
  );
});

const unknown = itemOf({ entry: null, brand: null, model: null });

test.each([
  ["Zorblatt & Co. amp, $40 OBO", "Zorblatt+Co.+amp"],
  ["Lampe für Küche", "Lampe+f%C3%BCr+K%C3%BCche"],
  ["!!!", null],
  [null, null],
])("without a name the words of the title are searched: %j → %s", (title, search) => {
  expect(searchFor(unknown, title)?.replace("+OBO", "") ?? null).toBe(search);
});

test("a long title is cut at a word", () => {
  const search = searchFor(unknown, "wonderful ".repeat(40)) ?? "";
  expect(search.length).toBeLessThanOrEqual(100);
  expect(search).toMatch(/wonderful$/);
});
