import { AccountExport, Deal, limits } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aDeal, aSale, startDeal } from "../../testing/deals.ts";
import { type Agent, testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";

/** Copies of a deal, each a second older than the one before. */
async function copyDeal({ id }: Deal, count: number) {
  const { database } = await testDatabase();
  await database.execute(sql`
    insert into deals
    select copy.* from deals, generate_series(1, ${count}::int) as age,
      jsonb_populate_record(deals, jsonb_build_object('id', gen_random_uuid(),
        'title', 'Copy ' || age, 'created_at', deals.created_at - age * interval '1 second')) as copy
    where deals.id = ${id}`);
}

const exportOf = async (agent: Agent) =>
  AccountExport.parse((await agent.get("/api/account/export")).body);

test("a person keeps so many deals and not one more, and what changes none of their number goes on", async () => {
  const ana = (await testApp()).signedIn("ana");
  const kept = await startDeal(ana, { stage: "kept" });
  const { id } = await startDeal(ana, { quantity: 2 });
  await copyDeal(kept, limits.deals - 3);
  const more = () => ana.post("/api/deals", aDeal());

  const last = await more();
  const refused = [await more(), await ana.post(`/api/deals/${id}/sale`, aSale({ quantity: 1 }))];
  const sold = await ana.post(`/api/deals/${id}/sale`, aSale());

  expect([last.status, sold.status]).toEqual([201, 200]);
  const full = { code: "invalid_request", message: "We keep up to 100,000 deals for each person." };
  expect(refused).toMatchObject(refused.map(() => ({ status: 400, body: full })));
  // Whoever has more from an earlier time changes and deletes them.
  await copyDeal(kept, 2);
  expect((await ana.put(`/api/deals/${kept.id}`, { revision: 1, note: "Mine" })).status).toBe(200);
  expect((await ana.delete(`/api/deals/${kept.id}`)).status).toBe(200);
  expect((await more()).status).toBe(400);
});

test("a list comes in pages of fifty, newest first, each with the way to the next", async () => {
  const ana = (await testApp()).signedIn("ana");
  await copyDeal(await startDeal(ana, { title: "Copy 0", stage: "kept" }), 100);
  for (const title of ["Copy that is open", "Lamp"]) await startDeal(ana, { title });

  const pages: string[][] = [];
  let next: string | undefined = "/api/deals?show=closed&search=copy";
  while (next !== undefined) {
    const { body, headers } = await ana.get(next);
    pages.push(
      Deal.array()
        .parse(body)
        .map(({ title }) => title),
    );
    next = /^<(.*)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1];
  }

  const titles = Array.from({ length: 101 }, (_one, at) => `Copy ${at}`);
  expect(pages).toEqual([titles.slice(0, 50), titles.slice(50, 100), titles.slice(100)]);
});

test("what is downloaded has every deal and every change, however many there are", async () => {
  const ana = (await testApp()).signedIn("ana");
  const deal = await startDeal(ana);
  await ana.put(`/api/deals/${deal.id}`, { revision: 1, note: "Mine" });
  await copyDeal(deal, 501);
  const { database } = await testDatabase();
  await database.execute(sql`
    insert into deal_changes (id, deal_id, at, what, fields)
    select gen_random_uuid(), deals.id, change.at - step * interval '1 second', 'copy', '{}'
    from deal_changes as change, deals, generate_series(0, 1) as step
    where deals.title like 'Copy %' and change.deal_id = ${deal.id}`);

  const { deals, dealChanges } = await exportOf(ana);

  expect(deals.map(({ title }) => title)).toEqual([
    "DeWalt DCD771 drill",
    ...Array.from({ length: 501 }, (_one, at) => `Copy ${at + 1}`),
  ]);
  expect(dealChanges).toHaveLength(2 * 501 + 1);
  const places = dealChanges.map(({ dealId, at }) => `${dealId} ${at}`);
  expect(places).toEqual([...new Set(places)].toSorted());
});
