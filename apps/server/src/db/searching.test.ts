import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { aListing } from "../testing/factories.ts";
import { roomyLimits, testApp } from "../testing/test-app.ts";
import { testDatabase } from "../testing/test-database.ts";
import { ensureSearchIndexes } from "./search-indexes.ts";
import { usualSearchBounds } from "./searching.ts";

/** No search ends until the answer is called. */
async function holdUpSearches() {
  const { pool } = await testDatabase();
  const client = await pool.connect();
  await client.query("begin; lock table analyses, saved_listings in access exclusive mode");
  return async () => {
    await client.query("rollback");
    client.release();
  };
}

test("forty slow searches of one owner take neither health nor anybody else's calls with them", async () => {
  const searchBounds = { ...usualSearchBounds, waitMs: 400, timeLimitMs: 400 };
  const { signedIn, anybody } = await testApp({ searchBounds, mayLog: true });
  await Promise.all(["ana", "ben"].map((name) => signedIn(name).get("/api/credits")));
  const letGo = await holdUpSearches();

  const searches = Array.from({ length: 40 }, () =>
    signedIn("ana").get("/api/analyses?search=drill"),
  );
  const meanwhile = await Promise.all([
    ...Array.from({ length: 20 }, () => signedIn("ben").get("/api/credits")),
    anybody.get("/api/health"),
    anybody.get("/api/ready"),
  ]);
  const found = await Promise.all(searches);
  await letGo();

  expect(new Set(meanwhile.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(found.map(({ status }) => status))).toEqual(new Set([503]));
  const sentences = found.map(({ body }) => JSON.stringify(body));
  expect(sentences.some((body) => body.includes("took too long"))).toBe(true);
  expect(sentences.some((body) => body.includes("a lot of searches"))).toBe(true);
  expect((await signedIn("ana").get("/api/analyses?search=drill")).status).toBe(200);
});

test("one owner searches so often a minute; lists that are not searched are not counted", async () => {
  const { signedIn } = await testApp({ limits: { ...roomyLimits, searchesPerOwnerAMinute: 2 } });
  const search = (name: string, path: string) => signedIn(name).get(`${path}?search=drill`);

  expect((await search("ana", "/api/analyses")).status).toBe(200);
  expect((await search("ana", "/api/saved-listings")).status).toBe(200);
  const refused = await search("ana", "/api/analyses");

  expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(refused.headers.get("retry-after")).not.toBeNull();
  expect((await search("ben", "/api/analyses")).status).toBe(200);
  expect((await signedIn("ana").get("/api/analyses")).status).toBe(200);
});

test.each(["CAFÉ", "café", "straße", "İpad", "50%", "a_b", "日本"])(
  "%s is found anywhere in a title, in either case, by the index as without it",
  async (word) => {
    const { as } = await testApp();
    const title = `Set of ${word.toLowerCase()} for kitchens`;
    await as(word).post("/api/analyses", aListing({ title }));
    const { body } = await as(word).get(`/api/analyses?search=${encodeURIComponent(word)}`);
    expect(body).toHaveLength(1);
    const { body: none } = await as(word).get("/api/analyses?search=zzz");
    expect(none).toEqual([]);
  },
);

/** A copy of the database, and how to connect to it as somebody. */
async function copyOfDatabase() {
  const config = inject("postgres");
  const name = `search_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client(config);
  await admin.connect();
  await admin.query(`create database ${name} template migrated`);
  onTestFinished(() => admin.end());
  const open = async (user = config.user) => {
    const client = new pg.Client({ ...config, database: name, user });
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  };
  return { name, admin, open };
}

test("a rare word in a long list is found by the index", async () => {
  const { open } = await copyOfDatabase();
  const client = await open();
  const ownerId = randomUUID();
  await client.query(
    "insert into credits (owner_id, period_day, resets_at) values ($1, 1, now())",
    [ownerId],
  );
  await client.query(
    `insert into analyses (id, owner_id, created_at, is_charged, report, title)
     select gen_random_uuid(), $1, now() - n * interval '1 minute', true, '{}', md5(n::text)
     from generate_series(1, 20000) as n`,
    [ownerId],
  );
  await client.query("vacuum analyze analyses");

  const { rows } = await client.query(
    `explain select id from analyses where owner_id = $1
       and lower(title collate "und-x-icu") like lower($2::text collate "und-x-icu")
     order by created_at desc, id desc limit 51`,
    [ownerId, "%drill%"],
  );

  expect(JSON.stringify(rows)).toContain("analyses_by_words");
});

test("a database that gives no right to the extensions serves without them, and that is said", async () => {
  const { name, admin, open } = await copyOfDatabase();
  const owner = await open();
  await owner.query("drop extension pg_trgm cascade; drop extension btree_gin cascade");
  await admin.query(`create role ${name} login`);

  const sentence = await ensureSearchIndexes(await open(name));

  expect(sentence).toContain("create extension pg_trgm");
  expect(await ensureSearchIndexes(owner)).toBeUndefined();
  await owner.end();
});

test("an index that was cut off while it was made is made anew", async () => {
  const { open } = await copyOfDatabase();
  const client = await open();
  const isValid = async () => {
    const { rows } = await client.query(
      "select indisvalid from pg_index where indexrelid = 'analyses_by_words_of_title'::regclass",
    );
    return rows[0]?.indisvalid;
  };
  await client.query(
    "update pg_index set indisvalid = false where indexrelid = 'analyses_by_words_of_title'::regclass",
  );
  expect(await isValid()).toBe(false);

  await ensureSearchIndexes(client);

  expect(await isValid()).toBe(true);
});
