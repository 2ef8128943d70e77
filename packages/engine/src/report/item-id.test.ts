import { expect, test } from "vitest";
import { marketplaceItemId } from "./item-id.ts";

test.each([
  ["https://www.facebook.com/marketplace/item/1234567890123456/?ref=search", "1234567890123456"],
  ["https://m.facebook.com/marketplace/denver/item/98765432/", "98765432"],
  ["https://denver.craigslist.org/tls/d/denver-dewalt-drill/7712345678.html", "7712345678"],
  ["https://www.ebay.com/itm/256112233445?hash=x", "256112233445"],
  ["https://www.ebay.com/itm/dewalt-drill/256112233445", "256112233445"],
  ["https://offerup.com/item/detail/a1b2c3d4-e5f6", "a1b2c3d4-e5f6"],
  ["https://www.facebook.com/marketplace/denver", null],
  ["https://notfacebook.example/facebook.com/marketplace/item/1", null],
  ["not an address", null],
  [null, null],
])("%s is listing %s", (url, id) => {
  expect(marketplaceItemId(url)).toBe(id);
});
