import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Analysis, ApiKeyMade, Deal } from "@flipworth/contract";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { aListing, aSale } from "../../testing/factories.ts";
import { type Agent, jsonInit, roomyLimits, testApp } from "../../testing/test-app.ts";
import { createPagePool } from "./page-pool.ts";

type World = Awaited<ReturnType<typeof testApp>>;
const packages = join(import.meta.dirname, "../../../../../packages");

async function keyOf(person: Agent, scope = "write"): Promise<string> {
  const { body } = await person.post("/api/account/keys", { name: "Agent", scope });
  return ApiKeyMade.parse(body).key;
}

/** The SDK's own client over streamable HTTP. */
async function connect({ app }: World, key: string, mode: "auto" | "legacy" = "auto") {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const env = { incoming: { socket: { remoteAddress: "10.9.8.7" } } };
  const transport = new StreamableHTTPClientTransport(new URL("https://flipworth.test/api/mcp"), {
    fetch: async (url, init) => app.request(String(url), init, env),
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  onTestFinished(() => client.close());
  await client.connect(transport);
  return (name: string, args: Record<string, unknown> = {}) =>
    client.callTool({ name, arguments: args });
}

const sentenceOf = ({ isError, content }: { isError?: boolean | undefined; content: unknown[] }) =>
  isError ? z.object({ text: z.string() }).parse(content[0]).text : null;

test.each(["auto", "legacy"] as const)(
  "an agent of the %s protocol appraises with a key, in its person's history and credits",
  async (mode) => {
    const world = await testApp();
    const ana = world.signedIn("ana");
    const call = await connect(world, await keyOf(ana), mode);

    const { structuredContent } = await call("appraise_listing", aListing());

    const [stored] = Analysis.array().parse((await ana.get("/api/analyses")).body);
    expect(structuredContent).toMatchObject({ id: stored?.id, verdict: stored?.verdict });
    expect((await ana.get("/api/credits")).body).toMatchObject({ used: 1 });
  },
);

test("deals are tracked, changed, listed and sold", async () => {
  const world = await testApp();
  const ana = world.signedIn("ana");
  const call = await connect(world, await keyOf(ana));

  const made = Deal.parse(
    (await call("create_deal", { title: "Drill", stage: "bought", priceCents: 40_00 }))
      .structuredContent,
  );
  const { id, revision } = made;
  await call("update_deal", { id, revision, note: "In the garage" });
  const late = await call("update_deal", { id, revision, note: "Sold?" });
  const sold = await call("record_sale", {
    id,
    soldOn: "2026-11-21",
    platform: "ebay",
    priceCents: 100_00,
  });
  const listed = await call("list_deals", { show: "all" });
  const looked = await call("get_deal", { id });

  expect(sentenceOf(late)).toMatch(/changed in the meantime.*\(conflict\)/);
  expect(sold.structuredContent).toMatchObject({ stage: "sold", profitCents: 4498 });
  expect(listed.structuredContent).toMatchObject({
    deals: [{ id, note: "In the garage" }],
    next: null,
  });
  expect(looked.structuredContent).toMatchObject({ changes: [{}, {}] });
  expect((await ana.get(`/api/deals/${id}`)).body).toMatchObject({ deal: { stage: "sold" } });
});

test("recorded sales are found, and only one's own", async () => {
  const world = await testApp();
  await world.signedIn("ana").post("/api/sales", aSale());
  const asked = { title: "Dewalt DCD771 drill" };

  const ana = await connect(world, await keyOf(world.signedIn("ana")));
  const ben = await connect(world, await keyOf(world.signedIn("ben")));

  expect((await ana("find_sold", asked)).structuredContent).toMatchObject({
    sales: [{ title: aSale().title }],
  });
  expect((await ben("find_sold", asked)).structuredContent).toEqual({ sales: [] });
});

test("a picture is appraised too", async () => {
  const world = await testApp();
  const call = await connect(world, await keyOf(world.signedIn("ana")));
  const bytes = await readFile(join(packages, "ocr/src/pictures/social-desktop-light.png"));

  const { structuredContent } = await call("appraise_listing", {
    ...aListing(),
    picture: { base64: bytes.toString("base64"), mediaType: "image/png" },
  });

  expect(structuredContent).toMatchObject({ title: aListing().title });
});

test("a page is read in a thread of its own", async () => {
  const pages = createPagePool();
  onTestFinished(() => pages.close());
  const world = await testApp({ pages });
  const call = await connect(world, await keyOf(world.signedIn("ana"), "read"));
  const html = await readFile(join(packages, "readers/src/pages/facebook-dresser.html"), "utf8");

  expect((await call("read_page", { html })).structuredContent).toMatchObject({
    kind: "listing",
    listing: { title: "Oak dresser, six drawers" },
  });
  expect(sentenceOf(await call("read_page", { html: "hello" }))).toMatch(/isn't the HTML/);
});

test("a key that only reads can look and compute, and changes nothing", async () => {
  const world = await testApp();
  const call = await connect(world, await keyOf(world.signedIn("ana"), "read"));

  const appraised = await call("appraise_listing", aListing());
  const made = await call("create_deal", { title: "Drill" });
  const net = await call("compute_net", { platform: "ebay", salePrice: 100 });

  expect([appraised, made].map(sentenceOf)).toEqual(
    Array(2).fill(expect.stringMatching(/may only read.*\(forbidden\)/)),
  );
  expect(net.structuredContent).toMatchObject({ fee: 15.02 });
});

test("the limits are the API's: credits, and so many calls a minute", async () => {
  const world = await testApp({ limits: { ...roomyLimits, analysesPerOwnerAMinute: 10 } });
  const call = await connect(world, await keyOf(world.signedIn("ana")));

  const outcomes: (string | null)[] = [];
  for (let at = 0; at < 11; at++) {
    outcomes.push(sentenceOf(await call("appraise_listing", { ...aListing(), price: 50 + at })));
  }

  expect(outcomes.slice(0, 10)).toEqual(Array(10).fill(null));
  expect(outcomes[10]).toMatch(/\((rate_limited|quota_exceeded)\)/);
});

test("nobody comes in without a key, and nothing is held open", async () => {
  const world = await testApp();
  const { anybody, as, signedIn, withKey } = world;
  const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
  const program = withKey(await keyOf(signedIn("ana")));

  expect((await anybody.post("/api/mcp", ping)).status).toBe(401);
  expect((await as("an install").post("/api/mcp", ping)).status).toBe(401);
  expect((await signedIn("ana").post("/api/mcp", ping)).status).toBe(401);
  expect((await program.get("/api/mcp")).status).toBe(405);
  expect((await program.raw("/api/mcp", { ...jsonInit(ping), body: "{" })).status).toBe(400);
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const method = "subscriptions/listen";
  const listen = { params: { notifications: { toolsListChanged: true }, _meta }, method };
  const headers = { "mcp-protocol-version": "2026-07-28", "mcp-method": method };
  const listening = await program.raw(
    "/api/mcp",
    jsonInit({ jsonrpc: "2.0", id: 1, ...listen }, headers),
  );
  expect(await listening.text()).toMatch(/"error".*Subscription limit reached/);
});
