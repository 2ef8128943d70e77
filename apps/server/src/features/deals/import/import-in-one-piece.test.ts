import { setTimeout as pause } from "node:timers/promises";
import { Deal, DealsImported } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "../../../db/client.ts";
import { type Agent, testApp } from "../../../testing/test-app.ts";
import { testDatabase } from "../../../testing/test-database.ts";

const heading =
  "Item Number,Item Title,Custom Label,Quantity,Sold For,Shipping And Handling,Sale Date";
const stock = { stage: "bought", boughtOn: "2026-10-01", priceCents: 5_00 };
const start = async (agent: Agent, fields: object) =>
  Deal.parse((await agent.post("/api/deals", { ...stock, ...fields })).body);
const dealsOf = async (agent: Agent, show = "all") =>
  Deal.array().parse((await agent.get(`/api/deals?show=${show}`)).body);
const importFile = async (agent: Agent, lines: readonly string[], more: object = {}) => {
  const csv = [heading, ...lines].join("\n");
  const { body } = await agent.post("/api/deals/imports", { csv, ...more });
  return DealsImported.parse(body);
};

test("a server that dies amid an import has sold nothing from stock and added nothing", async () => {
  const { pool: bystander, database } = await testDatabase();
  const own = connect({ ...bystander.options, application_name: "dying" }, () => {});
  onTestFinished(own.close);
  const ana = (await testApp({ ...own, mayLog: true })).signedIn("ana");
  const first = await start(ana, { title: "First lamp", sku: "A-1" });
  const second = await start(ana, { title: "Second lamp", sku: "A-2" });
  const lines = [
    "256012345601,First lamp,A-1,1,$40.00,$0.00,Nov-04-26",
    "256012345602,New chair,,1,$30.00,$0.00,Nov-04-26",
    "256012345603,Second lamp,A-2,1,$50.00,$0.00,Nov-04-26",
  ];

  // Somebody holds the second lamp: the import has sold the first one and waits.
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select 1 from deals where id = ${second.id} for update`);
    const csv = [heading, ...lines].join("\n");
    const dying = ana.post("/api/deals/imports", { csv });
    const waiting = () =>
      bystander.query(`select pid from pg_stat_activity
        where application_name = 'dying' and wait_event_type = 'Lock' and query like 'update%'`);
    await expect.poll(async () => (await waiting()).rowCount, { timeout: 10_000 }).toBe(1);
    await bystander.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'dying'",
    );
    expect((await dying).status).toBe(503);
  });
  await pause(50);

  const left = await dealsOf(ana);
  expect(left.map(({ id, stage }) => [id, stage])).toEqual([
    [second.id, "bought"],
    [first.id, "bought"],
  ]);
  expect(await importFile(ana, lines)).toMatchObject({ added: 1, sold: 2, known: 0 });
  expect(await importFile(ana, lines)).toMatchObject({ added: 0, sold: 0, known: 3 });
  expect(await dealsOf(ana, "sold")).toHaveLength(3);
});

test("the same file twice at once brings each sale once", async () => {
  const ana = (await testApp()).signedIn("ana");
  await start(ana, { title: "Drill", sku: "S-7" });
  const lines = [
    "256012345678,Drill,S-7,1,$85.00,$12.50,Nov-03-26",
    "256012345699,Brass lamp,,1,$40.00,$0.00,Nov-04-26",
    "256012345699,Brass lamp,,1,$40.00,$0.00,Nov-04-26",
  ];
  const both = await Promise.all([1, 2, 3].map(() => importFile(ana, lines)));
  const sum = (name: "added" | "sold" | "known") =>
    both.reduce((all, one) => all + (one[name] ?? 0), 0);
  expect([sum("added"), sum("sold"), sum("known")]).toEqual([2, 1, 6]);
  expect(await dealsOf(ana)).toHaveLength(3);
});

test("a repeat brings nothing twice after the person has corrected, taken back or split what it brought", async () => {
  const ana = (await testApp()).signedIn("ana");
  const lamp = await start(ana, { title: "Lamp", sku: "S-1" });
  const chair = await start(ana, { title: "Chair", sku: "S-2" });
  const lines = [
    "256012345601,Lamp,S-1,1,$40.00,$0.00,Nov-04-26",
    "256012345602,Chair,S-2,1,$30.00,$0.00,Nov-04-26",
    "256012345603,Box of cords,,1,$20.00,$0.00,Nov-04-26",
    "256012345604,Old radio,,1,$25.00,$0.00,Nov-04-26",
  ];
  expect(await importFile(ana, lines)).toMatchObject({ added: 2, sold: 2 });
  const brought = await dealsOf(ana, "sold");
  const named = (title: string) => brought.find((deal) => deal.title === title)?.id ?? "";

  // A wrong price and day, a sale that came back, a lot that is sold in pieces after all.
  const corrected = { soldOn: "2026-11-05", platform: "ebay", priceCents: 41_00 };
  expect((await ana.post(`/api/deals/${lamp.id}/sale`, corrected)).status).toBe(200);
  const back = { returnedOn: "2026-11-06", refundCents: 30_00 };
  await ana.post(`/api/deals/${chair.id}/return`, back);
  await ana.post(`/api/deals/${named("Box of cords")}/return`, { ...back, refundCents: 20_00 });
  await ana.put(`/api/deals/${named("Box of cords")}`, { revision: 2, priceCents: 2_00 });
  const parts = [{ title: "Cord one" }, { title: "Cord two" }];
  const split = await ana.post(`/api/deals/${named("Box of cords")}/split`, { by: "count", parts });
  expect(split.status).toBe(200);

  // A note is taken before anybody knows what it cost.
  const radio = await ana.put(`/api/deals/${named("Old radio")}`, {
    revision: 1,
    note: "Attic",
    closedOn: "2026-12-01",
  });
  expect(radio.body).toMatchObject({ note: "Attic", priceCents: null, closedOn: "2026-11-04" });

  const before = await dealsOf(ana);
  expect(await importFile(ana, lines)).toMatchObject({ added: 0, sold: 0, known: 4 });
  expect(await dealsOf(ana)).toEqual(before);
});

test("lines that can't be kept are listed by number and reason, and the others are kept", async () => {
  const ana = (await testApp()).signedIn("ana");
  const read = await importFile(ana, [
    "256012345601,Lamp,,1,$40.00,$0.00,Nov-04-26",
    "256012345602,,,1,$30.00,$0.00,Nov-04-26",
    "256012345603,Chair,,1,soon,$0.00,Nov-04-26",
    "256012345604,Table,,1,$20.00,$0.00,someday",
    "256012345605,Boxes,,3,$9.00,$0.00,Nov-04-26",
    "256012345606,Bench,,1,$20.00,$0.00,Nov-04-36",
  ]);
  expect(read).toMatchObject({ readable: 1, added: 1, badCount: 5 });
  expect(read.bad.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7]);
  for (const { reason } of read.bad) expect(reason).toMatch(/^[a-z].{6,}/);
});
