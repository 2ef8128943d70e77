import { expect, test } from "vitest";
import { sharedFrom } from "./take-shared.ts";

const picture = new File(["x"], "page.png", { type: "image/png" });
const nothing = { title: "", text: "", url: "", pictures: [] };

test.each([
  [{ text: "Trek FX 2 bike $480 https://example.com/1" }, "Trek FX 2 bike $480"],
  [{ title: "Trek FX 2", text: "https://example.com/1" }, "Trek FX 2"],
  [{ title: "Trek FX 2", text: "Trek FX 2, like new" }, "Trek FX 2, like new"],
])("%j fills the form with %j", (things, text) => {
  expect(sharedFrom({ ...nothing, ...things })).toEqual({ text, pictures: [], notice: null });
});

test.each(["https://example.com/1", "Check out what I found on eBay! https://ebay.us/x"])(
  "%j alone says what to share instead",
  (text) => {
    expect(sharedFrom({ ...nothing, text }).notice).toMatch(/only a link.*screenshot/);
  },
);

test("pictures are taken without words, and a link beside them is left out", () => {
  const shared = sharedFrom({ ...nothing, text: "https://example.com/1", pictures: [picture] });
  expect(shared).toEqual({ text: "", pictures: [picture], notice: null });
});
