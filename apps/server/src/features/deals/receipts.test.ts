import { Deal, limits } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Agent, testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";

const picture = (bytes: number) => {
  const all = Buffer.alloc(bytes, 7);
  all.set(Buffer.from("ffd8ff", "hex"));
  return { contentType: "image/jpeg", base64: all.toString("base64") };
};
const newDeal = async (agent: Agent) =>
  Deal.parse((await agent.post("/api/deals", { title: "Lamp" })).body).id;
const put = async (agent: Agent, id: string, bytes: number) =>
  (await agent.put(`/api/deals/${id}/receipt`, picture(bytes))).status;

test("a receipt is at most a megabyte and a half, to the byte", async () => {
  const ana = (await testApp()).signedIn("ana");
  const id = await newDeal(ana);
  expect(await put(ana, id, limits.receiptBytes)).toBe(200);
  expect(await put(ana, id, limits.receiptBytes + 1)).toBe(413);
});

test("one person's receipts are at most 200 MB together, of which another person's are none", async () => {
  const { signedIn } = await testApp();
  const [ana, ben] = [signedIn("ana"), signedIn("ben")];
  const [first, second, bens] = [await newDeal(ana), await newDeal(ana), await newDeal(ben)];
  expect(await put(ana, first, 1_000)).toBe(200);
  const { database } = await testDatabase();
  await database.execute(sql`update deal_receipts
    set size_bytes = ${limits.receiptBytesPerPerson - 999} where deal_id = ${first}`);

  expect(await put(ana, second, 1_000)).toBe(400);
  expect(await put(ben, bens, 1_000)).toBe(200);
  expect(await put(ana, second, 999)).toBe(200);
  // In place of the large one, which counts no more.
  expect(await put(ana, first, 1_000)).toBe(200);
  expect(await put(ana, second, 1_000)).toBe(200);
});

test("twenty receipts at once do not go past 200 MB together", async () => {
  const ana = (await testApp()).signedIn("ana");
  const ids = await Promise.all(Array.from({ length: 21 }, () => newDeal(ana)));
  const [first = "", ...others] = ids;
  await put(ana, first, 1_000);
  const { database } = await testDatabase();
  await database.execute(sql`update deal_receipts
    set size_bytes = ${limits.receiptBytesPerPerson - 5_000} where deal_id = ${first}`);

  const statuses = await Promise.all(others.map((id) => put(ana, id, 1_000)));

  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
});

const lotOf = async (agent: Agent, quantity = 1) => {
  const bought = { stage: "bought", boughtOn: "2026-11-01", priceCents: 30_00 };
  const { body } = await agent.post("/api/deals", { title: "Lot", quantity, ...bought });
  const { id } = Deal.parse(body);
  await put(agent, id, 1_000);
  return id;
};
const piecesOf = async (agent: Agent, id: string, count: number) => {
  const parts = Array.from({ length: count }, (_one, at) => ({ title: `Piece ${at}` }));
  const { body } = await agent.post(`/api/deals/${id}/split`, { by: "count", parts });
  return Deal.array()
    .parse(body)
    .map((piece) => piece.id);
};
const sellOne = async (agent: Agent, id: string) => {
  const sale = { soldOn: "2026-11-11", platform: "ebay", priceCents: 20_00, quantity: 1 };
  return Deal.parse((await agent.post(`/api/deals/${id}/sale`, sale)).body).id;
};
const remove = async (agent: Agent, id: string) => (await agent.delete(`/api/deals/${id}`)).status;
const receiptOf = async (agent: Agent, id: string) =>
  (await agent.get(`/api/deals/${id}/receipt`)).status;

test("a lot that was split is kept with its receipt until its last piece is deleted, also of a split of a split", async () => {
  const ana = (await testApp()).signedIn("ana");
  const lot = await lotOf(ana);
  const [first = "", second = ""] = await piecesOf(ana, lot, 2);
  const [small = "", last = ""] = await piecesOf(ana, first, 2);

  const { status, body } = await ana.delete(`/api/deals/${lot}`);
  expect([status, body]).toMatchObject([
    409,
    { code: "conflict", message: expect.stringContaining("Delete them first") },
  ]);
  expect([await remove(ana, second), await remove(ana, small)]).toEqual([200, 200]);
  expect([await remove(ana, first), await remove(ana, lot)]).toEqual([409, 409]);
  expect(await receiptOf(ana, lot)).toBe(200);

  expect([await remove(ana, last), await remove(ana, first)]).toEqual([200, 200]);
  expect(await remove(ana, lot)).toBe(200);
  expect(await receiptOf(ana, lot)).toBe(404);
});

test("what is left of several keeps its receipt for the ones that were sold, until they have it", async () => {
  const ana = (await testApp()).signedIn("ana");
  const rest = await lotOf(ana, 3);
  const sold = await sellOne(ana, rest);

  expect(await remove(ana, rest)).toBe(409);
  expect(await receiptOf(ana, rest)).toBe(200);

  await put(ana, sold, 1_000);
  await ana.delete(`/api/deals/${rest}/receipt`);
  expect(await remove(ana, rest)).toBe(200);
  expect(await receiptOf(ana, sold)).toBe(200);
});

test("a lot's receipt stays for what was sold of a piece that is deleted", async () => {
  const ana = (await testApp()).signedIn("ana");
  const lot = await lotOf(ana);
  const parts = [{ title: "Cables", quantity: 2 }, { title: "Case" }];
  const { body } = await ana.post(`/api/deals/${lot}/split`, { by: "count", parts });
  const [cables = "", box = ""] = Deal.array()
    .parse(body)
    .map(({ id }) => id);
  const sold = await sellOne(ana, cables);

  expect([await remove(ana, cables), await remove(ana, box)]).toEqual([200, 200]);

  expect((await ana.get(`/api/deals/${sold}`)).body).toMatchObject({ deal: { lotId: lot } });
  expect(await remove(ana, lot)).toBe(409);
  expect(await receiptOf(ana, lot)).toBe(200);
});

test("a lot that is deleted while it is split is gone with no pieces, or stays with all of them", async () => {
  const ana = (await testApp()).signedIn("ana");
  for (let round = 0; round < 5; round++) {
    const lot = await lotOf(ana);
    const [, gone] = await Promise.all([
      ana.post(`/api/deals/${lot}/split`, {
        by: "count",
        parts: [{ title: "A" }, { title: "B" }],
      }),
      remove(ana, lot),
    ]);
    const { body } = await ana.get("/api/deals?show=all");
    const pieces = Deal.array()
      .parse(body)
      .filter(({ lotId }) => lotId === lot);
    expect([gone, pieces.length]).toEqual(gone === 200 ? [200, 0] : [409, 2]);
  }
});
