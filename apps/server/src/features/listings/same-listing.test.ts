import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

const item = "https://www.facebook.com/marketplace/item/1234567890/";
const generic = "https://www.facebook.com/marketplace";

test.each([
  ["the address", { marketplaceUrl: item }, { marketplaceUrl: item }],
  [
    "a shared address",
    { marketplaceUrl: item },
    { marketplaceUrl: `${item}?ref=share&mibextid=x` },
  ],
  ["the phone's address", { marketplaceUrl: item }, { marketplaceUrl: item.replace("www", "m") }],
  ["a fragment", { marketplaceUrl: item }, { marketplaceUrl: `${item}#top` }],
  [
    "another title and price at one address",
    { marketplaceUrl: item },
    { marketplaceUrl: item, title: "Drill, price dropped", price: 30 },
  ],
  [
    "an advertisement's parameters",
    { marketplaceUrl: "https://www.ebay.com/itm/1234?var=5" },
    { marketplaceUrl: "https://www.ebay.com/itm/1234?utm_source=x&hash=item1&var=5&_trkparms=y" },
  ],
  [
    "the marketplace's number",
    { marketplaceUrl: generic, marketplaceItemId: "42" },
    { marketplaceItemId: "42", price: 30 },
  ],
  ["words and price", { marketplaceUrl: generic }, { title: "  makita   DRILL " }],
])("%s: the same listing again answers with the saved one", async (_what, first, second) => {
  const { signedIn } = await testApp();
  const drill = { title: "Makita drill", price: 40 };
  const saved = await signedIn("ana").post("/api/saved-listings", { ...drill, ...first });

  const again = await signedIn("ana").post("/api/saved-listings", { ...drill, ...second });

  expect(saved.status).toBe(201);
  expect(again).toMatchObject({ status: 200, body: saved.body });
  expect((await signedIn("ana").get("/api/saved-listings")).body).toEqual([saved.body]);
});

const search = "https://www.facebook.com/marketplace/boston/search?query=drill";
test.each([
  ["another address", { marketplaceUrl: item }, { marketplaceUrl: item.replace("0/", "1/") }],
  ["another price", {}, { price: 41 }],
  ["another title", {}, { title: "Bosch drill" }],
  ["another number", { marketplaceItemId: "42" }, { marketplaceItemId: "43" }],
  [
    "a variant by its parameter",
    { marketplaceUrl: "https://www.ebay.com/itm/1234?var=5" },
    { marketplaceUrl: "https://www.ebay.com/itm/1234?var=6" },
  ],
  [
    "two from one page of search results",
    { marketplaceUrl: search },
    { marketplaceUrl: search, title: "Bosch drill" },
  ],
])("%s makes another listing", async (_what, first, second) => {
  const { signedIn } = await testApp();
  const drill = { title: "Makita drill", price: 40 };
  await signedIn("ana").post("/api/saved-listings", { ...drill, ...first });

  const other = await signedIn("ana").post("/api/saved-listings", { ...drill, ...second });

  expect(other.status).toBe(201);
  expect((await signedIn("ana").get("/api/saved-listings")).body).toHaveLength(2);
});

test("two people may save one listing", async () => {
  const { signedIn } = await testApp();
  const drill = { title: "Makita drill", marketplaceUrl: item };
  expect((await signedIn("ana").post("/api/saved-listings", drill)).status).toBe(201);
  expect((await signedIn("ben").post("/api/saved-listings", drill)).status).toBe(201);
});

test("the longest address that is taken can be saved", async () => {
  const { signedIn } = await testApp();
  // Each of these takes nine characters of an address.
  const signs = Array.from({ length: 1_900 }, (_, at) => 0x4e00 + ((at * 7919) % 20_000));
  const marketplaceUrl = `https://shop.test/${String.fromCodePoint(...signs)}`;
  const reply = await signedIn("ana").post("/api/saved-listings", {
    title: "Long",
    marketplaceUrl,
  });
  expect(reply).toMatchObject({ status: 201, body: { marketplaceUrl } });
});

test("two listings of one model without a price or an address are two", async () => {
  const { signedIn } = await testApp();
  const listing = { title: "DeWalt DCF887", price: null };
  const first = { ...listing, listingTitle: "Impact driver" };
  const second = { ...listing, listingTitle: "DeWalt driver with case" };

  expect((await signedIn("ana").post("/api/saved-listings", first)).status).toBe(201);
  expect((await signedIn("ana").post("/api/saved-listings", second)).status).toBe(201);
  expect((await signedIn("ana").post("/api/saved-listings", first)).status).toBe(200);
});
