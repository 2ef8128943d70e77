import { builtInGuide } from "@flipworth/guide/built-in";
import { describe, expect, test } from "vitest";
import { createEngine } from "./create-engine.ts";
import { type GoldenFigures, type GoldenListing, goldenFigures } from "./testing/golden-case.ts";

const listings = import.meta.glob<GoldenListing>("../golden/cases/*/listing.json", {
  eager: true,
  import: "default",
});
const expected = import.meta.glob<GoldenFigures>("../golden/cases/*/expected.json", {
  eager: true,
  import: "default",
});
const reasons = import.meta.glob<string>("../golden/cases/*/why.txt", {
  eager: true,
  import: "default",
  query: "?raw",
});

const engine = createEngine(builtInGuide());

// After a wanted change: `node scripts/golden.ts --update`, and review the difference like code.
describe("golden listings are still judged the same way", () => {
  test.each(Object.entries(listings))("%s", (path, listing) => {
    expect(goldenFigures(listing, engine)).toEqual(expected[path.replace("listing", "expected")]);
    expect(reasons[path.replace("listing.json", "why.txt")]).toMatch(/^\S.*\n$/);
  });
});

test("every case has its three files", () => {
  const cases = Object.keys(listings).length;
  expect(cases).toBeGreaterThanOrEqual(60);
  expect([Object.keys(expected).length, Object.keys(reasons).length]).toEqual([cases, cases]);
});
