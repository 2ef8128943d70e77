import { AccountExport, RecordedSale, SalesImported } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aSale } from "../../testing/factories.ts";
import { type Agent, testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";
import {
  analysisOf,
  evidenceOf,
  medianOf,
  salesOf,
  sold,
  drillTitle,
} from "../../testing/worlds/sales-world.ts";

test("a person's own sale is kept once and moves their next answer, and nobody else's", async () => {
  const { signedIn } = await testApp();
  const before = medianOf(await analysisOf(signedIn("ana")));

  for (const day of ["01", "02", "03", "03"]) {
    const reply = await signedIn("ana").post(
      "/api/sales",
      aSale({ price: 300, date: `2026-11-${day}` }),
    );
    expect(reply.status).toBe(201);
  }

  expect(await salesOf(signedIn("ana"))).toHaveLength(3);
  const after = await analysisOf(signedIn("ana"));
  expect(medianOf(after)).toBeGreaterThan(before);
  expect(evidenceOf(after)?.sentence).toContain("3 recorded sales");
  expect(medianOf(await analysisOf(signedIn("ben")))).toBe(before);
  expect(await salesOf(signedIn("ben"))).toEqual([]);
});

test("a sale that is struck out counts no more and does not come back", async () => {
  const { signedIn } = await testApp();
  const before = medianOf(await analysisOf(signedIn("ana")));
  const { body } = await signedIn("ana").post("/api/sales", aSale({ price: 300 }));
  const { id } = RecordedSale.parse(body);
  expect(medianOf(await analysisOf(signedIn("ana")))).not.toBe(before);

  await signedIn("ana").delete(`/api/sales/${id}`);
  await signedIn("ana").post("/api/sales", aSale({ price: 300 }));

  expect(medianOf(await analysisOf(signedIn("ana")))).toBe(before);
  expect(await salesOf(signedIn("ana"))).toMatchObject([{ id, isStruckOut: true }]);
});

test("the sold results that a person's browser read are remembered, each once, without what was struck out", async () => {
  const { signedIn } = await testApp();
  const comparables = [
    sold(90, 0),
    sold(95, 1),
    { ...sold(20, 2), title: "Dewalt DCD771 drill for parts" },
  ];

  await analysisOf(signedIn("ana"), { comparables });
  await analysisOf(signedIn("ana"), { comparables });

  const kept = await salesOf(signedIn("ana"));
  expect(kept).toHaveLength(2);
  expect(kept[0]).toMatchObject({
    price: 95,
    marketplace: "eBay",
    itemId: "256012345611",
    origin: "page",
    date: "2026-11-02",
  });
});

test("an offer that is seen again and then sold is one row that tells its time on the market", async () => {
  let now = Date.parse("2026-11-01T12:00:00Z");
  const { signedIn } = await testApp({ clock: () => new Date(now) });
  const offer = {
    title: `${drillTitle} kit`,
    price: 120,
    kind: "ask",
    url: "https://www.ebay.com/itm/256099999999",
  };
  await analysisOf(signedIn("ana"), { comparables: [offer] });
  now += 9 * 86_400_000;
  await analysisOf(signedIn("ana"), {
    comparables: [{ ...offer, kind: "sold", price: 110, soldAt: "2026-11-10" }],
  });

  expect(await salesOf(signedIn("ana"))).toMatchObject([
    { kind: "sold", price: 110, firstSeenOn: "2026-11-01", date: "2026-11-10" },
  ]);
});

test("what a visitor's browser reads is not kept", async () => {
  const { as } = await testApp();
  await analysisOf(as("a visitor"), { comparables: [sold(90, 0)] });
  const { database } = await testDatabase();
  const { rows } = await database.execute(
    sql`select count(*)::int as kept from sales where title = ${sold(90, 0).title} and owner_id is null`,
  );
  expect(rows).toEqual([{ kept: 0 }]);
});

test("an operator who keeps nothing keeps nothing", async () => {
  const { signedIn } = await testApp({ salesMemory: "off" });
  await analysisOf(signedIn("ana"), { comparables: [sold(90, 0)] });
  expect(await salesOf(signedIn("ana"))).toEqual([]);
});

test("sales are in the person's download and gone with the account", async () => {
  const { signedIn } = await testApp();
  await signedIn("ana").post("/api/sales", aSale({ title: "Gone with Ana" }));
  const kept = AccountExport.parse((await signedIn("ana").get("/api/account/export")).body);
  expect(kept.sales).toMatchObject([{ title: "Gone with Ana", price: 95 }]);

  await signedIn("ana").delete("/api/account");

  const { database } = await testDatabase();
  const { rows } = await database.execute(sql`select 1 from sales where title = 'Gone with Ana'`);
  expect(rows).toEqual([]);
});

const csv = [
  "Item,Sold for,Date sold",
  "Bosch GKF router,80,2026-11-03",
  "Bosch GKF router,85,11/5/26",
  ",9,2026-01-01",
].join("\n");

test("a file is shown before it is kept, kept once, and its bad lines are named", async () => {
  const { signedIn } = await testApp();
  const send = async (more: object) =>
    SalesImported.parse((await signedIn("ana").post("/api/sales/imports", { csv, ...more })).body);

  const preview = await send({ isPreview: true });
  expect(preview).toMatchObject({
    columns: { title: "Item", price: "Sold for", date: "Date sold" },
    readable: 2,
    added: null,
    bad: [{ line: 4, reason: "no title" }],
  });
  expect(await salesOf(signedIn("ana"))).toEqual([]);

  expect(await send({ marketplace: "Etsy" })).toMatchObject({ added: 2, badCount: 1 });
  expect(await send({ marketplace: "Etsy" })).toMatchObject({ added: 0 });
  expect(await salesOf(signedIn("ana"))).toMatchObject([
    { price: 85, date: "2026-11-05", marketplace: "Etsy", origin: "import" },
    { price: 80 },
  ]);
});

test("a file that ends amid a quoted cell is refused in words, and nothing of it is kept", async () => {
  const { signedIn } = await testApp();
  const reply = await signedIn("ana").post("/api/sales/imports", { csv: `${csv}\n"never closed` });
  expect(reply).toMatchObject({ status: 400 });
  expect(await salesOf(signedIn("ana"))).toEqual([]);
});

test("a long list of sales comes a page at a time", async () => {
  const { signedIn } = await testApp();
  const lines = Array.from(
    { length: 230 },
    (_one, at) => `Lamp ${at},${20 + at},2026-0${1 + (at % 9)}-11`,
  );
  await signedIn("ana").post("/api/sales/imports", {
    csv: ["Title,Price,Date", ...lines].join("\n"),
  });
  const seen = new Set<string>();
  let path: string | undefined = "/api/sales";
  while (path !== undefined) {
    const { body, headers }: Awaited<ReturnType<Agent["get"]>> = await signedIn("ana").get(path);
    for (const { id } of RecordedSale.array().parse(body)) seen.add(id);
    path = /<([^>]+)>/.exec(headers.get("link") ?? "")?.[1];
  }
  expect(seen.size).toBe(230);
});
