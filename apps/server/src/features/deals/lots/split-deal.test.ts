import { Deal, MoneyReport } from "@flipworth/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Agent, testApp } from "../../../testing/test-app.ts";

const day = "2026-11-01";
const start = async (agent: Agent, fields: object) =>
  Deal.parse(
    (await agent.post("/api/deals", { title: "Lot", stage: "bought", boughtOn: day, ...fields }))
      .body,
  );
const split = async (agent: Agent, id: string, body: object) => {
  const reply = await agent.post(`/api/deals/${id}/split`, body);
  expect(reply.status).toBe(200);
  return Deal.array().parse(reply.body);
};
const dealsOf = async (agent: Agent) =>
  Deal.array().parse((await agent.get("/api/deals?show=all")).body);
const sumOf = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
const costsBy = (items: readonly Deal[], kind: string) =>
  sumOf(
    items.flatMap(({ costs }) =>
      costs.filter((cost) => cost.kind === kind).map(({ cents }) => cents),
    ),
  );

const cents = fc.integer({ min: 0, max: 99_999_999 });
const aLot = fc.record({
  priceCents: cents,
  askingCents: cents,
  offerCents: cents,
  repair: cents,
  packing: cents,
  // Counts and values that nothing divides by.
  weights: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 997 }), valueCents: cents }), {
    minLength: 2,
    maxLength: 9,
  }),
  cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 }),
});

/** Any whole amounts that sum to the total. */
function handOf(total: number, cuts: readonly number[], count: number): number[] {
  const places = cuts.slice(0, count - 1).map((cut) => Math.floor(cut * total));
  const ends = [0, ...places.toSorted((a, b) => a - b), total];
  return ends.slice(1).map((end, at) => end - (ends[at] ?? 0));
}

test("a lot of any amounts, split in any way, loses not a cent of anything it cost", async () => {
  const { signedIn } = await testApp();
  let person = 0;
  await fc.assert(
    fc.asyncProperty(aLot, fc.constantFrom("count", "value", "hand"), async (lot, by) => {
      const ana = signedIn(`ana ${(person += 1)}`);
      const { weights, cuts, repair, packing, ...amounts } = lot;
      const costs = [
        { kind: "repair", cents: repair, paidOn: day },
        { kind: "packing", cents: packing, paidOn: day },
      ];
      const made = await start(ana, { ...amounts, costs });
      const total = amounts.priceCents + repair + packing;
      const hand = handOf(total, cuts, weights.length);
      const parts = weights.map(({ quantity, valueCents }, at) => ({
        title: `Part ${at}`,
        quantity,
        ...(by === "value" && { valueCents }),
        ...(by === "hand" && { costCents: hand[at] }),
      }));
      // One part by hand may cost more than any one amount may be.
      fc.pre(by !== "hand" || hand.every((one) => one <= 100_000_000));

      const items = await split(ana, made.id, { by, parts });

      expect(items.map(({ title, quantity }) => [title, quantity])).toEqual(
        parts.map(({ title, quantity }) => [title, quantity]),
      );
      expect(sumOf(items.map(({ priceCents }) => priceCents))).toBe(amounts.priceCents);
      expect(sumOf(items.map(({ askingCents }) => askingCents))).toBe(amounts.askingCents);
      expect(sumOf(items.map(({ offerCents }) => offerCents))).toBe(amounts.offerCents);
      expect([costsBy(items, "repair"), costsBy(items, "packing")]).toEqual([repair, packing]);
      expect(sumOf(items.map(({ costCents }) => costCents))).toBe(total);
      if (by === "hand") expect(items.map(({ costCents }) => costCents)).toEqual(hand);
      const stock = MoneyReport.parse((await ana.get("/api/deals/money")).body).stockCents;
      expect(stock).toBe(total);
    }),
    { numRuns: 30 },
  );
});

test("a split of a split shares on, each piece has a fate of its own, and deleting one takes its share alone", async () => {
  const ana = (await testApp({ clock: () => new Date("2026-11-21T12:00:00Z") })).signedIn("ana");
  const costs = [{ kind: "buying_fees", cents: 1, paidOn: day }];
  const { id } = await start(ana, { priceCents: 100_00, costs });
  const three = ["A", "B", "C"].map((title) => ({ title }));
  const [a, b, c] = await split(ana, id, { by: "count", parts: three });
  expect([a, b, c].map((part) => part?.costCents)).toEqual([33_35, 33_33, 33_33]);

  const seven = Array.from({ length: 7 }, (_one, at) => ({ title: `B${at}` }));
  const small = await split(ana, b?.id ?? "", { by: "count", parts: seven });
  expect(small.map(({ costCents }) => costCents)).toEqual([477, 476, 476, 476, 476, 476, 476]);
  expect(small.map(({ lotId }) => lotId)).toEqual(small.map(() => b?.id));

  const sale = { soldOn: "2026-11-11", platform: "ebay", priceCents: 50_00, feeCents: 0 };
  await ana.post(`/api/deals/${a?.id}/sale`, sale);
  await ana.put(`/api/deals/${c?.id}`, { revision: 1, stage: "given_away" });
  await ana.put(`/api/deals/${small[0]?.id}`, { revision: 1, stage: "kept" });
  await ana.post(`/api/deals/${small[1]?.id}/sale`, { ...sale, priceCents: 10_00 });
  const back = { returnedOn: "2026-11-12", refundCents: 10_00 };
  await ana.post(`/api/deals/${small[1]?.id}/return`, back);
  expect((await ana.delete(`/api/deals/${small[2]?.id}`)).status).toBe(200);

  const left = await dealsOf(ana);
  const fates = left.map(({ title, stage, costCents }) => `${title} ${stage} ${costCents}`);
  expect(fates.toSorted()).toEqual([
    "A sold 3335",
    "B split 0",
    "B0 kept 477",
    "B1 returned 476",
    "B3 bought 476",
    "B4 bought 476",
    "B5 bought 476",
    "B6 bought 476",
    "C given_away 3333",
    "Lot split 0",
  ]);
  expect(sumOf(left.map(({ costCents }) => costCents))).toBe(100_01 - 476);
  const report = MoneyReport.parse((await ana.get("/api/deals/money")).body);
  expect(report).toMatchObject({ stockCents: 5 * 476 });
  expect(report.total.profitCents).toBe(50_00 - 33_35 - 33_33);
});

test("two splits of one lot at once make its items once", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await start(ana, { priceCents: 10_00 });
  const parts = [{ title: "A" }, { title: "B" }, { title: "C" }];
  const both = await Promise.all([1, 2, 3].map(() => split(ana, id, { by: "count", parts })));
  const names = both.map((items) => items.map((item) => item.id).join());
  expect(new Set(names).size).toBe(1);
  expect(sumOf((await dealsOf(ana)).map(({ costCents }) => costCents))).toBe(10_00);
});

test("a lot that is split again answers with its items, and not with what was sold of it before", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await start(ana, { priceCents: 10_00, quantity: 3 });
  const sale = { soldOn: "2026-11-11", platform: "ebay", priceCents: 9_00, quantity: 1 };
  await ana.post(`/api/deals/${id}/sale`, sale);
  const parts = [{ title: "A" }, { title: "B" }];

  const items = await split(ana, id, { by: "count", parts });
  expect(items.map(({ title }) => title)).toEqual(["A", "B"]);
  const picture = {
    contentType: "image/jpeg",
    base64: Buffer.from("ffd8ff", "hex").toString("base64"),
  };
  await ana.put(`/api/deals/${items[0]?.id}/receipt`, picture);
  await ana.put(`/api/deals/${items[0]?.id}`, { revision: 1, storedAt: "Shelf" });

  const again = await split(ana, id, { by: "count", parts });
  expect(again.map(({ title, hasReceipt }) => [title, hasReceipt])).toEqual([
    ["A", true],
    ["B", false],
  ]);
});
