import { expect, test } from "vitest";
import { httpUrlOf } from "./http-url.ts";

test.each([
  ["https://example.com/a?b=1", "https://example.com/a?b=1"],
  ["http://example.com", "http://example.com"],
  ["HTTPS://EXAMPLE.COM", "HTTPS://EXAMPLE.COM"],
  ["javascript:alert(1)", undefined],
  [" javascript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["/relative", undefined],
  ["", undefined],
  [null, undefined],
])("%s as a link is %s", (address, link) => {
  expect(httpUrlOf(address)).toBe(link);
});
