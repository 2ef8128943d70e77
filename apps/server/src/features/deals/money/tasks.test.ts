import type { DealListing } from "@flipworth/contract";
import { describe, expect, test } from "vitest";
import { ledgerDeal, ledgerListing, soldDeal } from "../../../testing/ledger-deal.ts";
import { voiceOf } from "../../../words/voice-of.ts";
import { taskOf } from "./tasks.ts";

const today = "2026-11-21";
const taskFor = (...changes: Parameters<typeof ledgerDeal>) =>
  taskOf(ledgerDeal(...changes), today, voiceOf("en"));
const dayBefore = (days: number) =>
  new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
const listing = (changes: Partial<DealListing> = {}) =>
  ledgerListing({ listedOn: today, ...changes });

describe("what waits is told after so many days", () => {
  test.each([
    ["watching", 14, "decide", "You've watched it for 14 days. Buy it or let it go."],
    ["offered", 2, "answer", "Your offer is open. Follow up, or close the deal."],
    ["bought", 3, "list", "It's been here for 3 days. List it."],
    ["returned", 3, "list", "It's been here for 3 days. List it."],
  ] as const)("what is %s, after %d days: %s", (...row) => {
    const [stage, days, kind, sentence] = row;
    const task = taskFor({ stage, boughtOn: dayBefore(days) });
    expect(task).toEqual({ kind, sentence, dealId: "a", title: "Drill" });
    expect(taskFor({ stage, boughtOn: dayBefore(days - 1) })).toBeNull();
  });

  test("what is not bought waits since it was entered", () => {
    const task = taskFor({ stage: "watching", boughtOn: null, createdOn: dayBefore(20) });
    expect(task?.sentence).toContain("20 days");
  });

  test.each(["kept", "given_away", "split"] as const)(
    "nothing is to be done of what is %s",
    (stage) => {
      expect(taskFor({ stage, boughtOn: dayBefore(500) })).toBeNull();
    },
  );
});

describe("what was sold", () => {
  const taskOfSold = (...changes: Parameters<typeof soldDeal>) =>
    taskOf(soldDeal(...changes), today, voiceOf("en"));

  test("is taken down wherever it is still listed, before its cost is asked for", () => {
    const listings = [
      listing(),
      listing({ platform: "mercari" }),
      listing({ platform: "depop", state: "ended" }),
    ];
    expect(taskOfSold({ listings, priceCents: null })).toMatchObject({
      kind: "take_down",
      sentence: "It's sold. Take it down from eBay and Mercari.",
    });
  });

  test("is asked for its cost where it has none, and else for nothing", () => {
    expect(taskOfSold({ priceCents: null })).toMatchObject({
      kind: "cost",
      sentence: "Enter what you paid, so that its profit counts.",
    });
    expect(taskOfSold()).toBeNull();
  });
});

describe("what is listed", () => {
  const listed = (days: number, ...more: DealListing[]) =>
    taskFor({ stage: "listed", listings: [listing({ listedOn: dayBefore(days) }), ...more] });

  test("without an active listing is listed again", () => {
    expect(taskFor({ stage: "listed", listings: [listing({ state: "ended" })] })).toMatchObject({
      kind: "list",
      sentence: "No listing is active. List it.",
    });
  });

  test.each([
    [29, null],
    [30, "Listed for 30 days. Mark it down to $85."],
    [59, "Listed for 59 days. Mark it down to $85."],
    [60, "Listed for 60 days in one place. Add a local listing."],
    [119, "Listed for 119 days in one place. Add a local listing."],
    [120, "Listed for 120 days. Sell it in a lot or donate it: $40 is tied up."],
  ])("for %d days: %s", (days, sentence) => {
    expect(listed(days)?.sentence ?? null).toBe(sentence);
  });

  test("for so long that it should go is a task of its own", () => {
    expect(listed(120)?.kind).toBe("donate");
  });

  test("in two places is marked down by 15% for each thirty days, from its oldest listing on", () => {
    const second = listing({ platform: "mercari", listedOn: dayBefore(10), askCents: 500_00 });
    expect(listed(60, second)).toMatchObject({
      kind: "mark_down",
      sentence: "Listed for 60 days. Mark it down to $72.",
    });
    expect(listed(90, second)?.sentence).toContain("Mark it down to $61.");
    const third = listing({ listedOn: dayBefore(75), askCents: 10_00 });
    expect(listed(60, second, third)?.sentence).toContain("Listed for 75 days.");
    expect(listed(75, third)?.sentence).toContain("Mark it down to $72.");
  });

  test("for pickup alone is moved to where parcels go, and a cheap thing is marked down to the cent", () => {
    const at = (changes: Partial<DealListing>, days: number) =>
      taskFor({ stage: "listed", listings: [listing({ listedOn: dayBefore(days), ...changes })] });
    expect(at({ platform: "facebook_local" }, 60)?.sentence).toContain("Add eBay or Mercari.");
    expect(at({ askCents: 9_99 }, 30)?.sentence).toContain("Mark it down to $8.49.");
    expect(at({ askCents: 11_77 }, 30)?.sentence).toContain("Mark it down to $10.");
  });

  test("what ended does not count among the places", () => {
    const ended = listing({ platform: "mercari", state: "ended", listedOn: dayBefore(200) });
    expect(listed(60, ended)?.kind).toBe("move");
  });
});
