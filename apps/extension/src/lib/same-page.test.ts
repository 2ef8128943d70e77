import { expect, test } from "vitest";
import { isSamePage } from "./same-page.ts";

const item = "https://www.facebook.com/marketplace/item/123456";
const shop = "https://shop.example/a";

test.each([
  // The same item: itself, reached in another way, another place on the page.
  { first: item, second: item, isSame: true },
  { first: item, second: `${item}?ref=search#x`, isSame: true },
  { first: `${shop}#top`, second: shop, isSame: true },
  // Another item: by its path, or by its query where we do not know the site.
  { first: item, second: "https://www.facebook.com/marketplace/item/99", isSame: false },
  { first: `${shop}?id=1`, second: `${shop}?id=2`, isSame: false },
  // Chrome hides the addresses of pages that were not granted: nobody knows, so not the same.
  { first: item, second: undefined, isSame: false },
  { first: undefined, second: undefined, isSame: false },
  { first: "", second: "", isSame: false },
])("$first and $second show the same item: $isSame", ({ first, second, isSame }) => {
  expect(isSamePage(first, second)).toBe(isSame);
});
