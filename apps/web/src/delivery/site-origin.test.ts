import { expect, test } from "vitest";
import { originOf } from "./site-origin.ts";

test("a page's addresses keep the origin that the server wrote, the empty app has the one asked for", () => {
  const page = document.implementation.createHTMLDocument();
  expect(originOf(page)).toBe(location.origin);

  page.head.innerHTML = '<link rel="canonical" href="https://flipworth.example/pricing"/>';

  expect(originOf(page)).toBe("https://flipworth.example");
});
