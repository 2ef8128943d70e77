import type { TaxYear } from "@flipworth/contract";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { openBooks } from "../../../testing/books.ts";
import { amountsOf, choose, chosen, springAfter, yearOf } from "../../../testing/tax-years.ts";
import { type Agent, testApp } from "../../../testing/test-app.ts";

const fileOf = async (agent: Agent, path: string): Promise<Record<string, string>[]> =>
  parse(await (await agent.raw(path)).text(), { bom: true, columns: true });
const notesOf = async (agent: Agent, year: number) => {
  const rows = await fileOf(agent, `/api/exports/tax.csv?year=${year}`);
  return rows.filter((row) => row["Schedule C line"] === "Note").map((row) => row["What"]);
};

test("the page and the file name the form's year, and say so where a year's form isn't known", async () => {
  const ana = (await testApp({ clock: springAfter })).signedIn("ana");
  const form = (year: number) =>
    expect.stringMatching(
      `^Line numbers are those of Schedule C \\(Form 1040\\) for ${year}, looked up on \\d{4}-\\d\\d-\\d\\d\\.`,
    );
  const unknown = (year: number, nearest: number) =>
    expect.stringMatching(
      `^We know no Schedule C \\(Form 1040\\) for ${year}${year > nearest ? " yet" : ""}\\. Line numbers are those of Schedule C \\(Form 1040\\) for ${nearest}, looked up on`,
    );
  const told = [
    [2024, form(2024)],
    [2025, form(2025)],
    [2026, unknown(2026, 2025)],
    [2031, unknown(2031, 2025)],
    [2019, unknown(2019, 2023)],
  ] as const;
  for (const [year, sentence] of told) {
    const { rules } = await yearOf(ana, year);
    expect(rules).toContainEqual(sentence);
    expect(rules).toContainEqual(expect.stringMatching(/1099-K.*as read \d{4}-\d\d-\d\d/));
    const notes = await notesOf(ana, year);
    expect(notes).toEqual(expect.arrayContaining([...rules, "Method: cash."]));
  }
  const otherLine = ({ lines }: TaxYear) =>
    lines.find(({ label }) => label === "Other: shipping labels")?.line;
  expect(otherLine(await yearOf(ana, 2023))).toBe("27a");
  expect(otherLine(await yearOf(ana, 2025))).toBe("27b");
});

test("each drive counts at the rate of its own day, the log names it with its date, and no rate is no amount", async () => {
  const ana = (await testApp({ clock: springAfter })).signedIn("ana");
  const drives = [
    ["2021-12-31", 10, null, null, null],
    ["2022-06-30", 10.1, 591, 58.5, "2022-01-01"],
    ["2022-07-01", 10.1, 631, 62.5, "2022-07-01"],
    ["2026-12-31", 12.3, 892, 72.5, "2026-01-01"],
    ["2027-01-01", 10, null, null, null],
  ] as const;
  for (const [drivenOn, miles] of drives) {
    const reply = await ana.post("/api/mileage", { drivenOn, miles, purpose: "Pick up" });
    expect(reply.status).toBe(201);
  }
  for (const [drivenOn, miles, cents, rate, since] of drives) {
    const rows = await fileOf(ana, `/api/exports/mileage.csv?year=${drivenOn.slice(0, 4)}`);
    expect(rows).toContainEqual({
      Date: drivenOn,
      Miles: String(miles),
      Purpose: "Pick up",
      "Deduction (USD)": cents === null ? "" : String(cents / 100),
      "Rate (cents a mile)": rate === null ? "" : String(rate),
      "Rate since": since ?? "",
    });
  }
  const both = await yearOf(ana, 2022);
  expect(amountsOf(both)["Car and truck expenses"]).toBe(591 + 631);
  expect(both.rules).toEqual(
    expect.arrayContaining([
      expect.stringContaining("from 2022-01-01: 58.5 cents a mile"),
      expect.stringContaining("from 2022-07-01: 62.5 cents a mile"),
    ]),
  );
  expect(await yearOf(ana, 2027)).toMatchObject({ miles: 10, tripsWithoutRate: 1 });
  expect(await notesOf(ana, 2027)).toEqual(
    expect.arrayContaining([
      "1 drive is left out: we don't know the rate of the day.",
      "We know no standard mileage rate for 2027 yet.",
    ]),
  );
});

test("a platform's 1099-K stands beside what was kept, also where it reports of sales that were not entered", async () => {
  const ana = (await testApp({ clock: springAfter })).signedIn("ana");
  const books = openBooks(ana);
  const { id, goods } = await books.buy({
    boughtOn: "2026-06-01",
    priceCents: 100_00,
    repairCents: 0,
  });
  await books.sell(id, { soldOn: "2026-07-01", priceCents: 150_00 });
  await books.takeBack(id, { day: "2026-07-09", goods });
  await choose(ana, 2026, chosen("cash", { reported: { ebay: 160_00, mercari: 5_00 } }));

  const rows = await fileOf(ana, "/api/exports/tax.csv?year=2026");
  const told = rows
    .filter((row) => row["Schedule C line"] === "1099-K")
    .map((row) => [row["What"], row["Amount (USD)"]]);

  const kept = 154_11 - (2_33 - 77) - (3_77 + 6_55) - 9_01;
  expect(told).toEqual([
    ["eBay", "154.11"],
    ["eBay: fees", "1.56"],
    ["eBay: labels", "10.32"],
    ["eBay: refunds", "9.01"],
    ["eBay: kept", String(kept / 100)],
    ["eBay: reported", "160"],
    ["eBay: difference", "5.89"],
    ["Mercari", "0"],
    ["Mercari: fees", "0"],
    ["Mercari: labels", "0"],
    ["Mercari: refunds", "0"],
    ["Mercari: kept", "0"],
    ["Mercari: reported", "5"],
    ["Mercari: difference", "5"],
  ]);
  const explained = rows.filter((row) => row["What"]?.startsWith("eBay"));
  expect(explained.map((row) => row["How it is worked out"])).toEqual([
    "Gross before fees and refunds",
    "Less what was given back",
    "For sales and returns",
    "Paid this year",
    "Gross less fees, labels and refunds",
    "What its Form 1099-K says, as you entered it",
    "Reported less gross",
  ]);
});
