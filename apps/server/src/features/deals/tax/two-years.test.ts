import { expect, test } from "vitest";
import { dayAfter, openBooks } from "../../../testing/books.ts";
import { amountsOf, choose, chosen, springAfter, yearOf } from "../../../testing/tax-years.ts";
import { type Agent, testApp } from "../../../testing/test-app.ts";

const years = [2025, 2026] as const;

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
  const ana = (await testApp({ clock: springAfter })).signedIn("ana");
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
  const ana = (await testApp({ clock: springAfter })).signedIn("ana");
  const books = openBooks(ana);
  const { id } = await books.buy({ boughtOn: "2026-06-01", priceCents: 90_00, repairCents: 0 });
  await ana.put(`/api/deals/${id}`, { revision: 1, stage: "watching" });

  const amounts = amountsOf(await choose(ana, 2026, chosen("accrual")));
  expect(amounts["Purchases less items kept or given away"]).toBe(0);
  expect(amounts["Inventory at end of year"]).toBe(0);
});

test("the method and the inventories are chosen for each year by itself", async () => {
  const { signedIn } = await testApp({ clock: springAfter });
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
