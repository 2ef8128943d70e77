import { SalesSharing, ShownSale } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aSale } from "../../testing/factories.ts";
import { type Agent, testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";
import {
  analysisOf,
  evidenceOf,
  medianOf,
  sold,
  drillTitle,
} from "../../testing/worlds/sales-world.ts";

const share = async (agent: Agent) => {
  const { body } = await agent.get("/api/account/settings");
  await agent.put("/api/account/settings", { ...Object(body), sharesSales: true });
};

test("shared facts help others from three people on, who agreed, and lead back to none of them", async () => {
  const { signedIn, as } = await testApp({ salesMemory: "shared" });
  const saw = "Milwaukee M18 2801 drill driver";
  const comparables = [0, 1, 2].map((at) => ({ ...sold(400, at), title: `${saw} ${"xyz"[at]}` }));
  const asked = { title: saw };
  const before = medianOf(await analysisOf(as("visitor"), asked));

  await analysisOf(signedIn("silent"), { ...asked, comparables });
  for (const name of ["a", "b"]) {
    await share(signedIn(name));
    await analysisOf(signedIn(name), { ...asked, comparables });
  }
  expect(medianOf(await analysisOf(as("visitor"), asked))).toBe(before);
  await share(signedIn("c"));
  await analysisOf(signedIn("c"), { ...asked, comparables });

  const after = await analysisOf(as("visitor"), asked);
  expect(medianOf(after)).toBeGreaterThan(before);
  expect(evidenceOf(after)?.sentence).toContain("3 recorded sales");
  const { database } = await testDatabase();
  const { rows } = await database.execute(sql`select * from sales where owner_id is null`);
  const ids = await database.execute<{ id: string }>(sql`select id from users`);
  for (const { id } of ids.rows) expect(JSON.stringify(rows)).not.toContain(id);
});

test("an answer's sales can be seen and struck out: one's own with an id, and nobody else's", async () => {
  const { signedIn } = await testApp();
  const near = async (agent: Agent) =>
    ShownSale.array().parse(
      (await agent.get(`/api/sales/near?title=${encodeURIComponent(drillTitle)}`)).body,
    );
  await signedIn("ana").post("/api/sales", aSale({ price: 300 }));
  const [sale] = await near(signedIn("ana"));
  expect(sale).toMatchObject({ price: 300, date: "2026-11-03", marketplace: "eBay" });
  expect(await near(signedIn("ben"))).toEqual([]);

  await signedIn("ana").delete(`/api/sales/${sale?.id}`);

  expect(await near(signedIn("ana"))).toEqual([]);
});

const isAsking = async (agent: Agent) =>
  SalesSharing.parse((await agent.get("/api/sales/sharing")).body).isAsking;

test("whoever has sales is asked once whether to share, and sharing is off until they agree", async () => {
  const { signedIn } = await testApp({ salesMemory: "shared" });
  const ana = signedIn("ana");
  expect(await isAsking(ana)).toBe(false);

  await analysisOf(ana, { comparables: [sold(90, 0)] });
  expect(await isAsking(ana)).toBe(true);
  const { database } = await testDatabase();
  const shared = () =>
    database.execute(
      sql`select 1 from sales where owner_id is null and title = ${sold(90, 5).title}`,
    );
  expect((await shared()).rows).toEqual([]);

  expect((await ana.put("/api/sales/sharing", { agrees: true })).status).toBe(200);
  expect(await isAsking(ana)).toBe(false);
  await analysisOf(ana, { comparables: [sold(90, 5)] });
  expect((await shared()).rows).toHaveLength(1);
});

test("whoever says no is not asked again, and nothing else of their settings changes", async () => {
  const { signedIn } = await testApp({ salesMemory: "shared" });
  const ben = signedIn("ben");
  const before = Object((await ben.get("/api/account/settings")).body);
  await ben.put("/api/account/settings", { ...before, costPerMile: 0.5 });
  await ben.post("/api/sales", aSale());

  await ben.put("/api/sales/sharing", { agrees: false });

  expect(await isAsking(ben)).toBe(false);
  const { body } = await ben.get("/api/account/settings");
  expect(body).toEqual({ ...before, costPerMile: 0.5, sharesSales: false });
});

test("nobody is asked to share on a server that does not", async () => {
  const { signedIn } = await testApp();
  await signedIn("ana").post("/api/sales", aSale());
  expect(await isAsking(signedIn("ana"))).toBe(false);
});
