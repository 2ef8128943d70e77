import { AccountExport, Analysis } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aListing } from "../../testing/factories.ts";
import { linkInstall } from "../../testing/link-install.ts";
import { type Agent, testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";

const path = "/api/account/export";
const exportOf = async (agent: Agent) => AccountExport.parse((await agent.get(path)).body);

test("a person downloads everything that is kept about them, and nothing of others", async () => {
  const { as, signedIn } = await testApp();
  for (const name of ["ana", "ben"]) {
    await as(name).post("/api/analyses", aListing());
    await linkInstall(signedIn(name), as(name));
    await signedIn(name).post("/api/saved-listings", { title: `Drill of ${name}` });
  }
  const { id: installId } = await as("ana").install();

  const reply = await signedIn("ana").get(path);

  expect(reply.headers.get("content-disposition")).toBe(
    'attachment; filename="flipworth-account-2026-11-21.json"',
  );
  expect(reply.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const kept = AccountExport.parse(reply.body);
  expect(kept).toMatchObject({
    user: { email: "ana@example.com", subscription: { tier: "Free" } },
    settings: { theme: "system" },
    credits: { used: 1 },
    installs: [{ id: installId }],
    savedListings: [{ title: "Drill of ana" }],
  });
  expect(kept.sessions).toHaveLength(1);
  expect(kept.analyses).toEqual((await signedIn("ana").get("/api/analyses")).body);
});

test("a person of whom nothing is kept gets empty lists", async () => {
  const { signedIn } = await testApp();
  const kept = await exportOf(signedIn("ana"));
  expect(kept).toMatchObject({ installs: [], savedListings: [], analyses: [] });
});

test("a long history comes in pieces, each analysis once", async () => {
  const { signedIn } = await testApp();
  const { body } = await signedIn("ana").post("/api/analyses", aListing());
  const { id } = Analysis.parse(body);
  const { database } = await testDatabase();
  // Several of one moment, so that a page may end between them.
  await database.execute(sql`
    insert into analyses (id, owner_id, created_at, is_charged, report, title, profit_rank)
    select gen_random_uuid(), owner_id, created_at - n / 7 * interval '1 hour', true, report, title,
      profit_rank
    from analyses, generate_series(1, 1600) as n where id = ${id}`);

  const reply = await signedIn("ana").raw(path);
  const pieces: string[] = [];
  for await (const piece of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    pieces.push(piece);
  }

  const text = pieces.join("");
  const { analyses } = AccountExport.parse(JSON.parse(text));
  expect(new Set(analyses.map((analysis) => analysis.id)).size).toBe(1601);
  expect(analyses).toHaveLength(1601);
  const longest = Math.max(...pieces.map((piece) => piece.length));
  expect(longest).toBeLessThan(text.length / 2);
});

test("a visitor has nothing to download", async () => {
  const { anybody, as } = await testApp();
  expect((await anybody.get(path)).status).toBe(401);
  expect((await as("ana").get(path)).status).toBe(401);
});
