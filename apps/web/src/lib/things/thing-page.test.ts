// @vitest-environment node
import { listedThingIds } from "@flipworth/content";
import { expect, test, vi } from "vitest";
import { thingPageOf } from "./thing-page.ts";

// Thousands of answers: a busy machine takes longer than a test usually may.
vi.setConfig({ testTimeout: 60_000 });

const pages = listedThingIds.map((id) => {
  const page = thingPageOf(id);
  if (page === undefined) throw new Error(`${id} has no page`);
  return page;
});

test("there is a page for each of 300 things, and for no other", () => {
  expect(pages).toHaveLength(300);
  expect(thingPageOf("spectra-s1-or-s2-breast-pump")).toBeUndefined();
  expect(thingPageOf("constructor")).toBeUndefined();
});

test("titles and descriptions fit a search result, and no two are the same", () => {
  for (const { head } of pages) {
    expect(head.title.length, head.title).toBeLessThanOrEqual(60);
    expect(head.description.length, head.description).toBeLessThanOrEqual(160);
    expect(head.description.length, head.description).toBeGreaterThanOrEqual(50);
  }
  expect(new Set(pages.map(({ head }) => head.title)).size).toBe(300);
  expect(new Set(pages.map(({ head }) => head.description)).size).toBe(300);
});

test("a better condition never brings less, and the good one is the usual price", () => {
  const wrong = pages.filter(({ conditions, usual }) => {
    const medians = conditions.map(({ median }) => median);
    const isFalling = medians.every((median, at) => at === 0 || median <= (medians[at - 1] ?? 0));
    const good = conditions.find(({ name }) => name === "Good");
    return !isFalling || good?.median !== usual.median || conditions.length < 4;
  });

  expect(wrong.map(({ entryId }) => entryId)).toEqual([]);
});

test("each platform's bill adds up to what is kept, and what is paid at most leaves a profit there", () => {
  for (const { platforms, payAtMost, entryId } of pages) {
    expect(platforms.length, entryId).toBeGreaterThan(0);
    for (const { soldFor, fee, delivery, net } of platforms) {
      expect(net).toBeCloseTo(soldFor - fee - delivery, 6);
    }
    const best = Math.max(...platforms.map(({ net }) => net));
    if (payAtMost !== null) expect(payAtMost, entryId).toBeLessThan(best);
  }
});

test("each page says what to ask and look for, and leads to a guide and its neighbors", () => {
  for (const { ask, faults, guides, related, days, entryId } of pages) {
    expect(ask.length, entryId).toBeGreaterThanOrEqual(3);
    expect(faults.length, entryId).toBeGreaterThanOrEqual(1);
    expect(guides.length, entryId).toBeGreaterThanOrEqual(1);
    expect(days, entryId).not.toBeNull();
    expect(related.every(({ path }) => listedThingIds.includes(path.split("/")[2] ?? ""))).toBe(
      true,
    );
  }
});

test("a phone loses value within a year, and its larger storage brings more", () => {
  const iphone = pages.find(({ entryId }) => entryId === "apple-iphone-15");

  expect(iphone?.inAYear).toBeLessThan(iphone?.usual.median ?? 0);
  const [smaller, larger] = iphone?.versions ?? [];
  expect([smaller?.name, larger?.name]).toEqual(["256 GB", "512 GB"]);
  expect(larger?.median).toBeGreaterThan(smaller?.median ?? 0);
});

test("the recalled ones among them say what is wrong and what makes it right", () => {
  const recalled = pages.filter(({ recalls }) => recalls.length > 0).map(({ entryId }) => entryId);

  expect(recalled).toEqual(
    expect.arrayContaining([
      "ikea-malm-dresser",
      "4moms-mamaroo-or-rockaroo",
      "bowflex-552",
      "window-ac",
    ]),
  );
});
