import { TaxYear } from "@flipworth/contract";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { dayAfter, openBooks } from "../../../testing/books.ts";
import { type Agent, testApp } from "../../../testing/test-app.ts";

const clock = () => new Date("2027-03-01T12:00:00Z");
const years = [2025, 2026] as const;
type Method = "cash" | "accrual";
const chosen = (method: Method, more: object = {}) => ({
  method,
  openingInventoryCents: null,
  closingInventoryCents: null,
  reported: {},
  ...more,
});
const choose = async (agent: Agent, year: number, choices: object) =>
  TaxYear.parse((await agent.put(`/api/tax/${year}`, choices)).body);
const yearOf = async (agent: Agent, year: number) =>
  TaxYear.parse((await agent.get(`/api/tax/${year}`)).body);
const amountsOf = ({ lines }: TaxYear) =>
  Object.fromEntries(lines.map(({ label, cents }) => [label, cents]));

/** Deals of every fate, of which some begin in one year and end in the next. */
async function liveThroughTwoYears(agent: Agent) {
  const books = openBooks(agent);
  for (let at = 0; at < 30; at++) {
    const boughtOn = dayAfter("2025-01-02", at * 23);
    const bought = { boughtOn, priceCents: 1_001 + at * 317, repairCents: 13 * at };
    const soldOn = dayAfter(boughtOn, 5 + ((at * 11) % 60));
    const price = { priceCents: 2_999 + at * 551 };
    const platform = at % 2 === 0 ? "ebay" : "mercari";
    switch (at % 6) {
      case 0: {
        const { id, goods } = await books.buy(bought);
        await books.sell(id, { soldOn, ...price, platform });
        books.outOfStock(soldOn, goods);
        break;
      }
      case 1: {
        // Two of three, and the third on the same day: no matter how the cost was shared.
        const { id, goods } = await books.buy({ ...bought, quantity: 3 });
        await books.sell(id, { soldOn, ...price, quantity: 2 });
        await books.sell(id, { soldOn, ...price, platform });
        books.outOfStock(soldOn, goods);
        break;
      }
      case 2: {
        const { id, goods } = await books.buy(bought);
        await books.sell(id, { soldOn, ...price });
        books.outOfStock(soldOn, goods);
        // Comes back in another month, now and then in another year.
        await books.takeBack(id, { day: dayAfter(soldOn, 40), goods });
        if (at % 12 === 2) break;
        const again = dayAfter(soldOn, 55);
        await books.sell(id, { soldOn: again, ...price, platform });
        books.outOfStock(again, goods);
        break;
      }
      case 3: {
        const { id, goods } = await books.buy(bought);
        const parts = [{ title: "A" }, { title: "B" }, { title: "C" }];
        const items = await books.split(id, { by: "count", parts });
        for (const item of items) await books.sell(item, { soldOn, ...price, platform });
        books.outOfStock(soldOn, goods);
        break;
      }
      case 4: {
        const { id, goods } = await books.buy(bought);
        const stage = at % 12 === 4 ? "kept" : "given_away";
        await books.withdraw(id, { day: soldOn, goods, stage });
        break;
      }
      default:
        await books.buy(bought);
        await books.payForNothing(soldOn, 1_111 + at);
    }
  }
  return books;
}

test("two years of deals of every fate come to the sums of a second bookkeeping, to the cent", async () => {
  const ana = (await testApp({ clock })).signedIn("ana");
  const books = await liveThroughTwoYears(ana);

  for (const year of years) {
    const sum = (account: Parameters<typeof books.inYear>[0]) => books.inYear(account, year);
    const cash = await choose(ana, year, chosen("cash"));
    const accrual = await choose(ana, year, chosen("accrual"));
    const expenses = sum("fees") + sum("supplies") + sum("labels") + sum("for nothing");
    const purchases = sum("purchases") - sum("withdrawn");
    const opening = books.inStockAt(`${year - 1}-12-31`);
    const closing = books.inStockAt(`${year}-12-31`);
    const alike = {
      "Gross receipts": sum("receipts"),
      "Returns and allowances": sum("refunds"),
      "Inventory at beginning of year": opening,
      "Purchases less items kept or given away": purchases,
      "Inventory at end of year": closing,
      "Car and truck expenses": 0,
      "Commissions and fees": sum("fees"),
      Supplies: sum("supplies"),
      "Other: shipping labels": sum("labels"),
      "Other: costs without a purchase": sum("for nothing"),
      "Total expenses": expenses,
    };
    const gross = sum("receipts") - sum("refunds");
    expect(amountsOf(cash)).toMatchObject({
      ...alike,
      "Cost of goods sold": purchases,
      "Gross profit": gross - purchases,
      "Net profit or loss": gross - purchases - expenses,
    });
    expect(amountsOf(accrual)).toMatchObject({
      ...alike,
      "Cost of goods sold": sum("goods sold"),
      "Net profit or loss": gross - sum("goods sold") - expenses,
    });
    expect(opening + purchases - closing).toBe(sum("goods sold"));
    const platforms = accrual.platforms.map((one) => [one.grossCents, one.keptCents] as const);
    expect(platforms.reduce((all, [cents]) => all + cents, 0)).toBe(sum("receipts"));
    expect(platforms.reduce((all, [, cents]) => all + cents, 0)).toBe(
      gross - sum("fees") - sum("labels"),
    );
  }
  // Both years had stock at both ends of one of them, or the test would prove little.
  expect(books.inStockAt("2025-12-31")).toBeGreaterThan(0);
  expect(books.inYear("goods sold", 2025)).not.toBe(books.inYear("goods sold", 2026));
});

test("what was taken for bought by mistake is no purchase of the year", async () => {
  const ana = (await testApp({ clock })).signedIn("ana");
  const books = openBooks(ana);
  const { id } = await books.buy({ boughtOn: "2026-06-01", priceCents: 90_00, repairCents: 0 });
  await ana.put(`/api/deals/${id}`, { revision: 1, stage: "watching" });

  const amounts = amountsOf(await choose(ana, 2026, chosen("accrual")));
  expect(amounts["Purchases less items kept or given away"]).toBe(0);
  expect(amounts["Inventory at end of year"]).toBe(0);
});

test("the method and the inventories are chosen for each year by itself", async () => {
  const { signedIn } = await testApp({ clock });
  const ana = signedIn("ana");
  const books = openBooks(ana);
  const { id } = await books.buy({ boughtOn: "2025-06-01", priceCents: 100_00, repairCents: 0 });
  await books.sell(id, { soldOn: "2026-02-01", priceCents: 150_00 });

  await choose(ana, 2025, chosen("cash"));
  const hand = { openingInventoryCents: 70_00, closingInventoryCents: 12_34 };
  await choose(ana, 2026, chosen("accrual", hand));

  const [first, second] = [await yearOf(ana, 2025), await yearOf(ana, 2026)];
  expect([first.choices.method, second.choices.method]).toEqual(["cash", "accrual"]);
  expect(amountsOf(first)).toMatchObject({ "Cost of goods sold": 100_00 });
  expect(amountsOf(second)).toMatchObject({
    "Inventory at beginning of year": 70_00,
    "Inventory at end of year": 12_34,
    "Cost of goods sold": 70_00 - 12_34,
  });
  expect((await yearOf(signedIn("ben"), 2026)).choices).toEqual(chosen("cash"));
});

const fileOf = async (agent: Agent, path: string): Promise<Record<string, string>[]> =>
  parse(await (await agent.raw(path)).text(), { bom: true, columns: true });
const notesOf = async (agent: Agent, year: number) => {
  const rows = await fileOf(agent, `/api/exports/tax.csv?year=${year}`);
  return rows.filter((row) => row["Schedule C line"] === "Note").map((row) => row["What"]);
};

test("the page and the file name the form's year, and say so where a year's form isn't known", async () => {
  const ana = (await testApp({ clock })).signedIn("ana");
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
  const ana = (await testApp({ clock })).signedIn("ana");
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
  const ana = (await testApp({ clock })).signedIn("ana");
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
});
