import { ApiKeyMade, Deal, User } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aListing, aSale } from "../../testing/factories.ts";
import { askToLink, linkInstall } from "../../testing/link-install.ts";
import { type Agent, testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";

type App = Awaited<ReturnType<typeof testApp>>;

/** Whose rows are nobody's, or go by an address. A new table that is of people does not belong here. */
const ofNobody = new Set([
  "newsletter_subscribers",
  "payment_events",
  "past_use",
  "rate_limits",
  "request_counts",
  "server_keys",
  "sharing_salt",
  "sign_ins",
]);
/** Rows that come only with the deletion, and have to be gone after it. */
const onlyAmidIt = new Set(["deleted_owners"]);

const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Something of theirs in every table. Whoever adds a table of people adds a line here. */
async function livingEverywhere({ signedIn, as }: App, name: string): Promise<string> {
  const [person, install] = [signedIn(name), as(name)];
  await linkInstall(person, install);
  await askToLink(person, as(`${name}'s second`));
  await install.post("/api/analyses", aListing());
  await person.post("/api/saved-listings", { title: "Drill" });
  await person.post("/api/sales", aSale());
  await person.post("/api/account/keys", { name: "Inventory", scope: "write" });
  await person.put("/api/watches/things/apple-iphone-13", {});
  await person.put("/api/watches/digest", { isOn: true });
  const hook = { url: "https://hooks.example/1", events: ["deal.sold"] };
  await person.post("/api/account/webhooks", hook);
  await dealing(person);
  const userId = await idOf(person);
  const { database } = await testDatabase();
  // What only a provider or a moment's work writes.
  await database.execute(sql`insert into subscriptions (user_id, synced_at) values (${userId}, now())
    on conflict do nothing`);
  await database.execute(sql`insert into account_settings (user_id, settings) values (${userId}, '{}')
    on conflict do nothing`);
  await database.execute(sql`
    insert into analysis_claims (owner_id, idempotency_key, request_hash, holder, expires_at)
    values (${userId}, 'running', 'x', gen_random_uuid(), now())`);
  return userId;
}

async function dealing(person: Agent) {
  const bought = { title: "Drill", stage: "bought", boughtOn: "2026-11-01", priceCents: 40_00 };
  const { body } = await person.post("/api/deals", { ...bought, miles: 4 });
  const { id } = Deal.parse(body);
  await person.put(`/api/deals/${id}/receipt`, { contentType: "image/png", base64: onePixel });
  const sale = { soldOn: "2026-11-11", platform: "ebay", priceCents: 90_00 };
  await person.post(`/api/deals/${id}/sale`, sale);
  const plan = { bankrollCents: 1, capsPayAtMost: false, monthlyProfitGoalCents: null };
  await person.put("/api/deal-plan", plan);
  const choices = { openingInventoryCents: null, closingInventoryCents: null, reported: {} };
  await person.put("/api/tax/2026", { method: "cash", ...choices });
}

const idOf = async (person: Agent) =>
  String(Object(Object((await person.get("/api/account/export")).body).user).id);

type Table = { name: string; owner: string | null };

/** Every table of ours, with the column that says whose a row is. */
async function tablesNow(): Promise<Table[]> {
  const { database } = await testDatabase();
  const { rows } = await database.execute<Table>(sql`
    select t.table_name as name, min(c.column_name) as owner
    from information_schema.tables t left join information_schema.columns c
      on c.table_schema = t.table_schema and c.table_name = t.table_name
      and (c.column_name in ('owner_id', 'user_id') or t.table_name = 'users' and c.column_name = 'id')
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1 order by 1`);
  return rows;
}

async function countOf({ name, owner }: Table, ownerId?: string): Promise<number> {
  const { database } = await testDatabase();
  const isTheirs =
    owner === null || ownerId === undefined
      ? sql`true`
      : sql`${sql.identifier(owner)} = ${ownerId}`;
  const { rows } = await database.execute<{ rows: number }>(
    sql`select count(*)::int as rows from ${sql.identifier(name)} where ${isTheirs}`,
  );
  return rows[0]?.rows ?? 0;
}

async function countsOf(tables: readonly Table[], ownerId?: string) {
  const counted: [string, number][] = [];
  for (const table of tables) counted.push([table.name, await countOf(table, ownerId)]);
  return Object.fromEntries(counted);
}

test("a deleted account leaves no row in any table there is, and nobody else loses one", async () => {
  const app = await testApp();
  const tables = (await tablesNow()).filter(({ name }) => !ofNobody.has(name));
  const benId = await livingEverywhere(app, "ben");
  const bens = await countsOf(tables, benId);
  // An extension that only asked for the account is not the account's, and stays.
  await app.as("ana's second").install();
  const before = await countsOf(tables);
  const anaId = await livingEverywhere(app, "ana");

  const amid = await countsOf(tables);
  const untouched = tables
    .filter(({ name }) => !onlyAmidIt.has(name))
    .filter(({ name }) => (amid[name] ?? 0) <= (before[name] ?? 0))
    .map(({ name }) => name);
  // A table that stands here is new: give the person a row in it above, so that it is seen to go.
  expect(untouched).toEqual([]);

  expect((await app.signedIn("ana").delete("/api/account")).status).toBe(200);

  const owned = tables.filter(({ owner }) => owner !== null);
  const left = await countsOf(owned, anaId);
  expect(left).toEqual(Object.fromEntries(owned.map(({ name }) => [name, 0])));
  // Also those that hang on a row of theirs, such as the history of a deal.
  expect(await countsOf(tables)).toEqual(before);
  expect(await countsOf(tables, benId)).toEqual(bens);
});

test("an API key of a deleted account opens nothing, and a new account of theirs begins empty", async () => {
  const app = await testApp();
  const ana = app.signedIn("ana");
  await dealing(ana);
  const made = await ana.post("/api/account/keys", { name: "Inventory", scope: "write" });
  const program = app.withKey(ApiKeyMade.parse(made.body).key);
  expect((await program.get("/api/deals?show=all")).status).toBe(200);

  await ana.delete("/api/account");

  expect((await program.get("/api/deals?show=all")).status).toBe(401);
  ana.signInAnew();
  expect(User.parse((await ana.get("/api/auth/user")).body).email).toBe("ana@example.com");
  expect((await ana.get("/api/deals?show=all")).body).toEqual([]);
  expect((await ana.get("/api/mileage?year=2026")).body).toEqual([]);
});
