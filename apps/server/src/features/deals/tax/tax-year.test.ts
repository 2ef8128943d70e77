import type { TaxYearChoices, Trip } from "@flipworth/contract";
import { describe, expect, test } from "vitest";
import { ledgerDeal, ledgerReturn, ledgerTrip, soldDeal } from "../../../testing/ledger-deal.ts";
import { platformYears } from "./platform-years.ts";
import { formFor, formSentence } from "./schedule-c-forms.ts";
import { defaultChoices, taxYear } from "./tax-year.ts";
import { spanOf } from "./year-figures.ts";

type Deals = ReturnType<typeof ledgerDeal>[];

describe("what a platform reports", () => {
  const yearsOf = (deals: Deals, reported: TaxYearChoices["reported"] = {}) =>
    platformYears(deals, reported, spanOf(2026));

  test("is what buyers paid there, beside what was kept of it", () => {
    const deal = soldDeal({ returns: [ledgerReturn()] });
    expect(yearsOf([deal], { ebay: 200_00 })).toEqual([
      {
        platform: "ebay",
        name: "eBay",
        sales: 2,
        grossCents: 220_00,
        feesCents: 25_00,
        labelsCents: 22_00,
        refundsCents: 90_00,
        reportedCents: 200_00,
        keptCents: 83_00,
        differenceCents: -20_00,
      },
    ]);
  });

  test("is told of each platform with a sale, a return or a report in the year, and of no other", () => {
    const back = ledgerReturn({ platform: "mercari", soldOn: "2025-12-30" });
    const deals = [soldDeal(), ledgerDeal({ stage: "returned", returns: [back] })];
    const rows = yearsOf(deals, { depop: 5_00 });
    expect(
      rows.map(({ platform, sales, grossCents, differenceCents }) => [
        platform,
        sales,
        grossCents,
        differenceCents,
      ]),
    ).toEqual([
      ["ebay", 1, 110_00, null],
      ["mercari", 0, 0, null],
      ["depop", 0, 0, 5_00],
    ]);
    expect(rows[1]).toMatchObject({ refundsCents: 90_00, feesCents: -5_00, labelsCents: 8_00 });
  });
});

describe("the form whose lines are named", () => {
  test.each([
    [2026, 2025],
    [2025, 2025],
    [2024, 2024],
    [2019, 2023],
  ])("for %d it is that of %d", (year, of) => {
    expect(formFor(year).year).toBe(of);
  });

  test("is told with the year that it is of, where it is another", () => {
    expect(formSentence(2025)).toMatch(
      /^Line numbers are those of Schedule C \(Form 1040\) for 2025/,
    );
    expect(formSentence(2025)).toMatch(/Check them against your form\.$/);
    expect(formSentence(2026)).toMatch(/^We know no Schedule C \(Form 1040\) for 2026 yet\. Line/);
    expect(formSentence(2019)).toMatch(/^We know no Schedule C \(Form 1040\) for 2019\. Line/);
  });
});

describe("a tax year", () => {
  const told = (deals: Deals, trips: readonly Trip[] = [], year = 2026) =>
    taxYear({ year, deals, trips, choices: defaultChoices });

  test("has the miles of its log to the tenth, and counts the drives without a rate", () => {
    const trips = [
      ledgerTrip("2026-03-01", 0.1, 7),
      ledgerTrip("2026-03-02", 0.2, null),
      ledgerTrip("2026-03-03", 0.4, 28),
    ];
    expect(told([], trips)).toMatchObject({ miles: 0.7, tripsWithoutRate: 1, year: 2026 });
  });

  test("says first which sold items have no cost, in the year of their sale", () => {
    const imported = soldDeal({ priceCents: null });
    expect(told([imported]).rules[0]).toBe(
      "1 sold item has no cost yet, so line 36 is too low. Enter what you paid.",
    );
    expect(told([imported, imported]).rules[0]).toContain("2 sold items have no cost yet");
    expect(told([imported], [], 2025).rules[0]).not.toContain("no cost yet");
    expect(told([soldDeal()]).rules[0]).not.toContain("no cost yet");
  });

  test("names the rates of its year, or that none is known yet", () => {
    expect(told([]).rules[0]).toMatch(/^Standard mileage rate from 2026-01-01: 72\.5 cents a mile/);
    expect(told([], [], 2022).rules.slice(0, 2)).toEqual([
      expect.stringContaining("from 2022-07-01: 62.5 cents"),
      expect.stringContaining("from 2022-01-01: 58.5 cents"),
    ]);
    expect(told([], [], 2031).rules[0]).toBe("We know no standard mileage rate for 2031 yet.");
  });

  test("says what the methods are, what a 1099-K counts, and that it is no advice", () => {
    const { rules, methodSentences, platforms } = told([soldDeal()]);
    expect(methodSentences).toHaveLength(2);
    expect(methodSentences[0]).toMatch(/^Cash: .* Accrual: /);
    expect(methodSentences[1]).toContain("needs the IRS's consent");
    expect(rules).toContain("This page is no tax advice. It adds up what you entered.");
    expect(rules.join(" ")).toContain("Form 1099-K: platforms must report more than $20,000");
    expect(rules.join(" ")).toContain("A 1099-K can count sales tax and refunds");
    expect(rules).toContain(formSentence(2026));
    expect(platforms).toHaveLength(1);
  });
});
