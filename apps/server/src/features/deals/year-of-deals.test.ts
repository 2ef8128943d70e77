import { Deal, DealsSummary, MoneyReport, TaxYear } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Agent, testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";

// A year of deals in 2026 and some of the year before, each a few events; the journal is what an
// accountant would write down beside it, and knows nothing of the server's arithmetic.
type Entry = { day: string; account: string; cents: number };

const platforms = ["ebay", "mercari", "facebook_local", "poshmark"] as const;
const categories = ["tools", "electronics", "furniture"] as const;

function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

type Made = { journal: Entry[]; ended: { month: string; category: string; profit: number }[] };

async function liveThroughAYear(agent: Agent, count: number): Promise<Made> {
  const roll = dice(7);
  const journal: Entry[] = [];
  const ended: Made["ended"] = [];
  for (let at = 0; at < count; at++) {
    const category = categories[roll(3)] ?? "tools";
    const boughtOn = dayAfter("2025-11-15", roll(360));
    const priceCents = 500 + roll(20_000);
    const costs = [
      { kind: "repair", cents: roll(1_500), paidOn: dayAfter(boughtOn, 2) },
      { kind: "packing", cents: roll(300), paidOn: dayAfter(boughtOn, 3) },
    ];
    const body = { title: `Item ${at}`, stage: "bought", category, boughtOn, priceCents, costs };
    const { id } = Deal.parse((await agent.post("/api/deals", body)).body);
    const goods = priceCents + (costs[0]?.cents ?? 0);
    const paid = goods + (costs[1]?.cents ?? 0);
    journal.push({ day: boughtOn, account: "goods", cents: priceCents });
    journal.push({ day: dayAfter(boughtOn, 2), account: "goods", cents: costs[0]?.cents ?? 0 });
    journal.push({ day: dayAfter(boughtOn, 3), account: "supplies", cents: costs[1]?.cents ?? 0 });
    const fate = at < count - 10 ? roll(10) : 10;
    if (fate === 10) {
      journal.push({ day: "2026-12-31", account: "left in stock", cents: goods });
      continue;
    }
    const soldOn = dayAfter(boughtOn, 4 + roll(40));
    if (fate === 9) {
      const { status } = await agent.put(`/api/deals/${id}`, {
        revision: 1,
        stage: "kept",
        closedOn: soldOn,
      });
      expect(status).toBe(200);
      journal.push({ day: soldOn, account: "withdrawn", cents: goods });
      continue;
    }
    let before = 0;
    if (fate === 8) {
      before = await sell(agent, { id, soldOn, roll, journal });
      const refundCents = 1_000 + roll(900);
      const returnedOn = dayAfter(soldOn, 1);
      const undone = { returnedOn, refundCents, feeBackCents: 50, returnLabelCents: 777 };
      await agent.post(`/api/deals/${id}/return`, undone);
      journal.push({ day: returnedOn, account: "refunds", cents: refundCents });
      journal.push({ day: returnedOn, account: "fees", cents: -50 });
      journal.push({ day: returnedOn, account: "labels", cents: 777 });
      before += 50 - 777 - refundCents;
    }
    const last = dayAfter(soldOn, 2);
    const kept = await sell(agent, { id, soldOn: last, roll, journal });
    journal.push({ day: last, account: "goods sold", cents: goods });
    ended.push({ month: last.slice(0, 7), category, profit: kept + before - paid });
  }
  return { journal, ended };
}

type Selling = {
  id: string;
  soldOn: string;
  roll: (sides: number) => number;
  journal: Entry[];
};

async function sell(agent: Agent, { id, soldOn, roll, journal }: Selling): Promise<number> {
  const platform = platforms[roll(4)] ?? "ebay";
  const amounts = {
    priceCents: 2_000 + roll(40_000),
    buyerShippingCents: roll(1_200),
    labelCents: roll(1_500),
    packingCents: roll(200),
  };
  const sale = { soldOn, platform, ...amounts, feeCents: roll(2) === 0 ? null : roll(3_000) };
  const { body } = await agent.post(`/api/deals/${id}/sale`, sale);
  const fee = Deal.parse(body).sale?.feeCents ?? Number.NaN;
  const gross = amounts.priceCents + amounts.buyerShippingCents;
  journal.push({ day: soldOn, account: "receipts", cents: gross });
  journal.push({ day: soldOn, account: `receipts ${platform}`, cents: gross });
  journal.push({ day: soldOn, account: "fees", cents: fee });
  journal.push({ day: soldOn, account: "labels", cents: amounts.labelCents });
  journal.push({ day: soldOn, account: "supplies", cents: amounts.packingCents });
  return gross - fee - amounts.labelCents - amounts.packingCents;
}

const lineOf = ({ lines }: TaxYear, label: string) =>
  lines.find((line) => line.label.startsWith(label))?.cents;

const choices = (method: "cash" | "accrual") => ({
  method,
  openingInventoryCents: null,
  closingInventoryCents: null,
  reported: { ebay: 123_45 },
});

test("a year's sums are an accountant's, to the cent, by both methods", async () => {
  const { signedIn } = await testApp({ clock: () => new Date("2027-01-10T12:00:00Z") });
  const ana = signedIn("ana");
  const { journal, ended } = await liveThroughAYear(ana, 120);
  const sumOf = (account: string, year = "2026") =>
    journal
      .filter((entry) => entry.account === account && entry.day.startsWith(year))
      .reduce((sum, { cents }) => sum + cents, 0);
  await ana.post("/api/mileage", { drivenOn: "2026-03-01", miles: 12.5, purpose: "Garage sales" });
  await ana.post("/api/mileage", { drivenOn: "2025-03-01", miles: 10, purpose: "Post office" });

  const cash = TaxYear.parse((await ana.put("/api/tax/2026", choices("cash"))).body);
  const accrual = TaxYear.parse((await ana.put("/api/tax/2026", choices("accrual"))).body);

  expect(lineOf(cash, "Gross receipts")).toBe(sumOf("receipts"));
  expect(lineOf(cash, "Returns")).toBe(sumOf("refunds"));
  expect(lineOf(cash, "Commissions")).toBe(sumOf("fees"));
  expect(lineOf(cash, "Supplies")).toBe(sumOf("supplies"));
  expect(lineOf(cash, "Other: shipping")).toBe(sumOf("labels"));
  expect(lineOf(cash, "Car")).toBe(9_06);
  expect(lineOf(cash, "Cost of goods")).toBe(sumOf("goods") - sumOf("withdrawn"));
  // The accrual figure comes from two inventories there, and here from what was sold itself.
  expect(lineOf(accrual, "Cost of goods")).toBe(sumOf("goods sold"));
  expect(lineOf(accrual, "Inventory at end")).toBe(sumOf("left in stock"));
  const spent = sumOf("fees") + sumOf("supplies") + sumOf("labels") + 9_06;
  const net = sumOf("receipts") - sumOf("refunds") - sumOf("goods sold") - spent;
  expect(accrual.netProfitCents).toBe(net);
  const ebay = accrual.platforms.find(({ platform }) => platform === "ebay");
  expect(ebay?.grossCents).toBe(sumOf("receipts ebay"));
  expect(ebay?.differenceCents).toBe(123_45 - sumOf("receipts ebay"));

  const money = MoneyReport.parse((await ana.get("/api/deals/money")).body);
  const profitOf = (rows: Made["ended"]) => rows.reduce((sum, { profit }) => sum + profit, 0);
  expect(money.total.profitCents).toBe(profitOf(ended));
  for (const { name, profitCents } of money.byMonth) {
    expect(profitCents).toBe(profitOf(ended.filter(({ month }) => month === name)));
  }
  for (const { name, profitCents } of money.byCategory) {
    expect(profitCents).toBe(profitOf(ended.filter(({ category }) => category === name)));
  }
  const { rows } = await (
    await testDatabase()
  ).database.execute<{ kept: string }>(
    sql`select sum((sale->>'priceCents')::int + (sale->>'buyerShippingCents')::int)::text as kept from deals`,
  );
  expect(money.total.salesCents).toBe(Number(rows[0]?.kept));
});

test("a year's table and the mileage log are files, and say that they are no advice", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  await ana.post("/api/mileage", { drivenOn: "2026-03-01", miles: 12.5, purpose: "Garage sales" });
  const read = async (path: string) => (await ana.raw(path)).text();
  expect(await read("/api/exports/mileage.csv?year=2026")).toContain(
    "2026-03-01,12.5,Garage sales,9.06",
  );
  const tax = await read("/api/exports/tax.csv?year=2026");
  expect(tax).toContain("31,Net profit or loss,-9.06");
  expect(tax).toContain("no tax advice");
});

test("nothing of a person's deals is left when the account is gone", async () => {
  const { signedIn } = await testApp();
  const cid = signedIn("cid");
  await cid.post("/api/deals", { title: "Cid's lamp", miles: 3 });
  await cid.delete("/api/account");
  const { database } = await testDatabase();
  const { rows } = await database.execute(sql`select 1 from deals where title = 'Cid''s lamp'
    union all select 1 from trips where purpose = 'Pick up Cid''s lamp'`);
  expect(rows).toEqual([]);
});

test("stock that waits is told what to do, by how long it waits", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const listed = async (title: string, listedOn: string) =>
    ana.post("/api/deals", {
      title,
      stage: "listed",
      boughtOn: listedOn,
      priceCents: 40_00,
      listings: [{ platform: "ebay", askCents: 100_00, listedOn, state: "active" }],
    });
  await listed("Fresh", "2026-11-10");
  await listed("A month", "2026-10-20");
  await listed("Two months", "2026-09-10");
  await listed("Half a year", "2026-05-01");
  await ana.post("/api/deals", {
    title: "Boxed",
    stage: "bought",
    boughtOn: "2026-11-01",
    priceCents: 1,
  });

  const { tasks, stock } = DealsSummary.parse((await ana.get("/api/deals/summary")).body);

  expect(tasks.map(({ title, kind }) => [title, kind])).toEqual([
    ["Boxed", "list"],
    ["A month", "mark_down"],
    ["Two months", "move"],
    ["Half a year", "donate"],
  ]);
  expect(tasks[1]?.sentence).toBe("Listed for 32 days. Mark it down to $85.");
  expect(stock).toMatchObject({ items: 5, costCents: 160_01, since: "2026-05-01" });
});
