import { ApiKeyMade, Deal, DealsImported } from "@flipworth/contract";
import { expect, test } from "vitest";
import { linkInstall } from "../../testing/link-install.ts";
import { type Agent, testApp } from "../../testing/test-app.ts";

const limit = 25;
const start = async (agent: Agent, fields: object = {}) =>
  agent.post("/api/deals", { title: "Lamp", ...fields });
const openOf = async (agent: Agent) =>
  Deal.array().parse((await agent.get("/api/deals?show=open")).body).length;
const made = async (agent: Agent, count: number, fields: object = {}) => {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) ids.push(Deal.parse((await start(agent, fields)).body).id);
  return ids;
};
const stock = { stage: "bought", boughtOn: "2026-11-01", priceCents: 3_00 };
const sale = { soldOn: "2026-11-11", platform: "ebay", priceCents: 9_00 };

async function withDoors() {
  const { signedIn, as, withKey } = await testApp();
  const [ana, extension] = [signedIn("ana"), as("ana")];
  await linkInstall(ana, extension);
  const { body } = await ana.post("/api/account/keys", { name: "Inventory", scope: "write" });
  return { ana, extension, program: withKey(ApiKeyMade.parse(body).key) };
}

test("forty deals at once on top of twenty, through the site, the extension and an API key, leave exactly 25 open", async () => {
  const { ana, extension, program } = await withDoors();
  await made(ana, 20);
  const doors = [ana, extension, program];

  const replies = await Promise.all(
    Array.from({ length: 40 }, (_one, at) => start(doors[at % 3] ?? ana)),
  );

  expect(await openOf(ana)).toBe(limit);
  const statuses = Object.groupBy(replies, ({ status }) => status);
  expect(statuses[201]).toHaveLength(5);
  expect(statuses[403]).toHaveLength(35);
});

test("no other way opens a twenty-sixth: a split, or what was kept or given away after all", async () => {
  const { ana, program } = await withDoors();
  const [lot = ""] = await made(ana, 1, { ...stock, quantity: 4 });
  const [kept = "", given = ""] = await made(ana, 2, stock);
  await ana.put(`/api/deals/${kept}`, { revision: 1, stage: "kept" });
  await ana.put(`/api/deals/${given}`, { revision: 1, stage: "given_away" });
  await made(ana, 24);
  expect(await openOf(ana)).toBe(limit);

  const parts = [{ title: "A" }, { title: "B" }];
  const replies = await Promise.all([
    ...[ana, program].map((agent) => agent.post(`/api/deals/${lot}/split`, { by: "count", parts })),
    ana.put(`/api/deals/${kept}`, { revision: 2, stage: "bought" }),
    program.put(`/api/deals/${given}`, { revision: 2, stage: "listed" }),
    start(program),
  ]);

  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 403));
  expect(await openOf(ana)).toBe(limit);
  // What closes something is never refused, and one place is free again.
  expect((await ana.post(`/api/deals/${lot}/sale`, { ...sale, quantity: 4 })).status).toBe(200);
  expect((await start(program)).status).toBe(201);
  expect(await openOf(ana)).toBe(limit);
});

test("a return, a canceled sale and an undone one are taken at the limit, and new deals wait until there is room", async () => {
  const { ana, program } = await withDoors();
  const [returned = "", canceled = "", undone = ""] = await made(ana, 3, stock);
  const [lot = ""] = await made(ana, 1, { ...stock, quantity: 2 });
  for (const id of [returned, canceled, undone]) await ana.post(`/api/deals/${id}/sale`, sale);
  const some = await ana.post(`/api/deals/${lot}/sale`, { ...sale, quantity: 1 });
  await made(ana, 24);
  expect(await openOf(ana)).toBe(limit);

  const back = { returnedOn: "2026-11-12", refundCents: 9_00 };
  const replies = await Promise.all([
    ana.post(`/api/deals/${returned}/return`, back),
    program.post(`/api/deals/${canceled}/return`, { ...back, returnedOn: sale.soldOn }),
    program.put(`/api/deals/${undone}`, { revision: 2, stage: "listed" }),
    ana.post(`/api/deals/${Deal.parse(some.body).id}/return`, back),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await openOf(ana)).toBe(limit + 4);
  expect((await start(ana)).body).toMatchObject({
    code: "plan_limit",
    message: expect.stringContaining("keeps 25 open deals"),
  });
  // Sold and taken back again and again, they stay as many as they are.
  for (const [at, id] of [returned, returned, returned, canceled].entries()) {
    await ana.post(`/api/deals/${id}/sale`, { ...sale, priceCents: 8_00 + at });
    expect((await start(program)).status).toBe(403);
    const again = await ana.post(`/api/deals/${id}/return`, { ...back, refundCents: 8_00 + at });
    expect(again.status).toBe(200);
  }
  expect(await openOf(ana)).toBe(limit + 4);
  for (const id of [returned, canceled, undone, lot]) await ana.post(`/api/deals/${id}/sale`, sale);
  expect((await start(ana)).status).toBe(403);
  await ana.post(`/api/deals/${Deal.parse(some.body).id}/sale`, sale);
  expect((await start(ana)).status).toBe(201);
  expect(await openOf(ana)).toBe(limit);
});

test("an import closes deals and opens none, also amid creates at the limit", async () => {
  const { ana, program } = await withDoors();
  await made(ana, 24);
  await made(ana, 1, { ...stock, sku: "S-7" });
  const csv = [
    "Item Number,Item Title,Custom Label,Quantity,Sold For,Shipping And Handling,Sale Date",
    "256012345678,Drill,S-7,1,$85.00,$12.50,Nov-03-26",
    ...Array.from(
      { length: 30 },
      (_one, at) => `2560123457${at + 10},Lamp ${at},,1,$9.00,$0.00,Nov-04-26`,
    ),
  ].join("\n");

  const [imported, ...creates] = await Promise.all([
    program.post("/api/deals/imports", { csv }),
    ...Array.from({ length: 10 }, () => start(ana)),
  ]);
  creates.push(...(await Promise.all(Array.from({ length: 10 }, () => start(program)))));

  expect(DealsImported.parse(imported?.body)).toMatchObject({ added: 30, sold: 1 });
  expect(creates.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await openOf(ana)).toBe(limit);
});
