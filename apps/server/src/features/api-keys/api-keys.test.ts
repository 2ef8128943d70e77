import { ApiKey, ApiKeyMade, limits, type Route, routes } from "@flipworth/contract";
import { expect, test } from "vitest";
import { aListing } from "../../testing/factories.ts";
import { type Agent, roomyLimits, testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";

const path = "/api/account/keys";

async function keyOf(person: Agent, scope: "read" | "write" = "write"): Promise<ApiKeyMade> {
  return ApiKeyMade.parse((await person.post(path, { name: "Spreadsheet", scope })).body);
}

const listOf = async (person: Agent) => ApiKey.array().parse((await person.get(path)).body);

test("a key acts for its person: the same analyses, history and credits", async () => {
  const { signedIn, withKey } = await testApp();
  const ana = signedIn("ana");
  const { key } = await keyOf(ana);
  const program = withKey(key);

  const made = await program.post("/api/analyses", aListing());

  expect(made.status).toBe(200);
  expect((await ana.get("/api/analyses")).body).toEqual([made.body]);
  expect((await program.get("/api/credits")).body).toEqual((await ana.get("/api/credits")).body);
  expect((await program.get("/api/auth/user")).body).toMatchObject({ email: "ana@example.com" });
});

test("the key is shown once and stored as a hash", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const { key, ...shown } = await keyOf(ana, "read");

  expect(await listOf(ana)).toEqual([shown]);
  expect(shown).toMatchObject({ name: "Spreadsheet", scope: "read", ending: key.slice(-4) });
  const { pool } = await testDatabase();
  const { rows } = await pool.query("select * from api_keys where id = $1", [shown.id]);
  expect(JSON.stringify(rows)).not.toContain(key);
});

test("its last use is shown", async () => {
  const { signedIn, withKey } = await testApp();
  const ana = signedIn("ana");
  const { key, lastUsedAt } = await keyOf(ana);
  await withKey(key).get("/api/credits");

  const [used] = await listOf(ana);

  expect(lastUsedAt).toBeNull();
  expect(used?.lastUsedAt).toMatch(/^2026-11-21T12:/);
});

test("a key that only reads changes nothing", async () => {
  const { signedIn, withKey } = await testApp();
  const { key } = await keyOf(signedIn("ana"), "read");
  const program = withKey(key);

  const writes = [
    await program.post("/api/analyses", aListing()),
    await program.post("/api/deals", { title: "Drill" }),
    await program.delete("/api/saved-listings/1"),
  ];

  expect(writes.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(writes[0]?.body).toMatchObject({
    code: "forbidden",
    message: expect.stringMatching(/may only read/),
  });
  expect((await program.get("/api/deals")).status).toBe(200);
});

test("a revoked key opens nothing, and neither does one that was mistyped or made up", async () => {
  const { signedIn, withKey } = await testApp();
  const ana = signedIn("ana");
  const { id, key } = await keyOf(ana);
  await ana.delete(`${path}/${id}`);

  const revoked = await withKey(key).get("/api/deals");
  const mistyped = await withKey(`${key.slice(0, -1)}_`).get("/api/deals");

  expect([revoked.status, mistyped.status]).toEqual([401, 401]);
  expect(revoked.body).toMatchObject({ message: expect.stringMatching(/revoked/) });
  expect(mistyped.body).toMatchObject({ message: expect.stringMatching(/mistyped/) });
  expect(revoked.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
  expect(await listOf(ana)).toEqual([]);
});

test("an account has a bounded number of keys, also when they are made at once", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const asked = Array.from({ length: limits.apiKeys + 3 }, (_, at) => ({
    name: `Key ${at}`,
    scope: "read",
  }));

  const replies = await Promise.all(asked.map((one) => ana.post(path, one)));

  const refused = replies.filter(({ status }) => status === 403);
  expect(refused.map(({ body }) => body)).toEqual(
    Array(3).fill(expect.objectContaining({ code: "plan_limit" })),
  );
  expect(await listOf(ana)).toHaveLength(limits.apiKeys);
});

test("the same request twice makes one key, whose last text counts", async () => {
  const { signedIn, withKey } = await testApp();
  const ana = signedIn("ana");
  const ask = async (name: string) =>
    ana.post(path, { name, scope: "read" }, { "idempotency-key": "once" });
  const first = ApiKeyMade.parse((await ask("Script")).body);
  const second = ApiKeyMade.parse((await ask("Script")).body);

  expect(second.id).toBe(first.id);
  expect(await listOf(ana)).toHaveLength(1);
  expect((await withKey(first.key).get("/api/deals")).status).toBe(401);
  expect((await withKey(second.key).get("/api/deals")).status).toBe(200);
  expect((await ask("Another")).status).toBe(409);
  expect((await ask("Script")).status).toBe(409);
});

test.each([
  [{ name: "", scope: "read" }, "name"],
  [{ name: "x".repeat(61), scope: "read" }, "name"],
  [{ name: "A", scope: "admin" }, "scope"],
  [{ name: "A", scope: "read", userId: "1" }, "userId"],
])("%j is refused and names the field", async (made, field) => {
  const { signedIn } = await testApp();

  const { status, body } = await signedIn("ana").post(path, made);

  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: { [field]: expect.any(String) } });
});

test("the account's download names the keys and holds none; they go with the account", async () => {
  const { signedIn, withKey } = await testApp();
  const ana = signedIn("ana");
  const { key, ...shown } = await keyOf(ana);

  const { body } = await ana.get("/api/account/export");
  expect(body).toMatchObject({ apiKeys: [shown] });
  expect(JSON.stringify(body)).not.toContain(key);

  await ana.delete("/api/account");
  expect((await withKey(key).get("/api/deals")).status).toBe(401);
});

const all = Object.entries<Route>(routes);
const inPath = (route: Route) => route.path.replace(/\{\w+\}/, "1");

test.each(all.filter(([, { isPersonal }]) => isPersonal))(
  "%s is no call for a key",
  async (_, route) => {
    const { signedIn, withKey } = await testApp();
    const { key } = await keyOf(signedIn("ana"));

    const reply = await withKey(key).raw(inPath(route), { method: route.method.toUpperCase() });

    expect(reply.status).toBe(403);
  },
);

const others = all.filter(([, { isPersonal, access }]) => access === "account" && !isPersonal);
test.each(others)("%s takes a key, within its scope", async (_, route) => {
  const { signedIn, withKey } = await testApp();
  const ana = signedIn("ana");
  const keys = { read: await keyOf(ana, "read"), write: await keyOf(ana, "write") };
  const statusWith = async (scope: "read" | "write") => {
    const init = { method: route.method.toUpperCase() };
    return (await withKey(keys[scope].key).raw(inPath(route), init)).status;
  };

  expect([401, 403]).not.toContain(await statusWith("write"));
  if (route.method === "get") expect([401, 403]).not.toContain(await statusWith("read"));
  else expect(await statusWith("read")).toBe(403);
});

test("calls with keys have a share of their own, beside that of the session", async () => {
  const { signedIn, withKey } = await testApp({
    limits: { ...roomyLimits, keyCallsPerAccountAMinute: 2 },
  });
  const ana = signedIn("ana");
  const program = withKey((await keyOf(ana)).key);

  const written = await program.post("/api/sales", {});
  const second = await program.get("/api/credits");
  const third = await program.get("/api/credits");

  expect(written.headers.get("ratelimit-policy")).toBe(
    '"key_calls_a_minute";q=2;w=60, "writes_a_minute";q=1000000;w=60',
  );
  expect(second.headers.get("ratelimit")).toBe('"key_calls_a_minute";r=0;t=60');
  expect(third.status).toBe(429);
  expect((await ana.get("/api/credits")).status).toBe(200);
});
