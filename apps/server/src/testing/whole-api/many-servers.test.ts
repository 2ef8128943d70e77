import { Credits } from "@flipworth/contract";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "../../db/client.ts";
import { signInWorld, sessionCookie } from "../worlds/sign-in-world.ts";
import { aListing } from "../factories.ts";
import { testApp, type TestAppOptions, roomyLimits } from "../test-app.ts";
import { times } from "../soak.ts";
import { testDatabase } from "../test-database.ts";

const rounds = times(3, 20);

/** A server more on the database of this file, with connections of its own. */
async function anotherServer(options: TestAppOptions = {}) {
  const { pool } = await testDatabase();
  const connection = connect(pool.options, () => {});
  onTestFinished(() => connection.pool.end());
  return testApp({ ...connection, ...options });
}

type Server = Awaited<ReturnType<typeof anotherServer>>;

/** Three servers, and a way to ask them in turn. */
async function threeServers(options: TestAppOptions = {}) {
  const first = await anotherServer(options);
  const others = [await anotherServer(options), await anotherServer(options)];
  const inTurn = (index: number): Server => [first, ...others][index % 3] ?? first;
  const askAll = <Reply>(times: number, ask: (server: Server) => Promise<Reply>) =>
    Promise.all(Array.from({ length: times }, (_, index) => ask(inTurn(index))));
  return { first, askAll };
}

test(
  `at the turn of the month 200 analyses at once over three servers give exactly ten answers, ${rounds} times`,
  { timeout: 60_000 * rounds },
  async () => {
    let now = new Date("2027-01-31T10:00:00.000Z");
    const { first, askAll } = await threeServers({ clock: () => now });
    const owner = first.as("ana");
    const headers = { authorization: `Bearer ${(await owner.install()).secret}` };
    for (let round = 0; round < rounds; round += 1) {
      const replies = await askAll(200, ({ anybody }) =>
        anybody.post("/api/analyses", aListing(), headers),
      );

      const statuses = replies.map(({ status }) => status);

      expect(statuses.filter((status) => status === 200)).toHaveLength(10);
      expect(statuses.filter((status) => status === 402)).toHaveLength(190);
      const { used, resetsAt } = Credits.parse((await owner.get("/api/credits")).body);
      expect(used).toBe(10);
      now = new Date(resetsAt);
    }
  },
);

test("one key sent to three servers at once is worked on once", async () => {
  const { first, askAll } = await threeServers();
  const { secret } = await first.as("key").install();
  const headers = { authorization: `Bearer ${secret}`, "idempotency-key": "one" };

  const replies = await askAll(30, ({ anybody }) =>
    anybody.post("/api/analyses", aListing(), headers),
  );

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const credits = await first.anybody.send("/api/credits", { headers });
  expect(credits.body).toMatchObject({ used: 1 });
});

test("a limit is one for all servers", async () => {
  const limits = { ...roomyLimits, installsPerNetworkADay: 6 };
  const { askAll } = await threeServers({ limits, trustedProxies: 1 });
  const headers = { "x-forwarded-for": "203.0.113.77" };

  const replies = await askAll(12, ({ anybody }) =>
    anybody.post("/api/installs", undefined, headers),
  );

  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(6);
  expect(statuses.filter((status) => status === 429)).toHaveLength(6);
});

test("a session that one server began counts on another, and so does its end", async () => {
  const { openBrowser, signIn } = await signInWorld();
  const there = await anotherServer();
  const person = openBrowser();
  await signIn(person);
  const headers = { cookie: `${sessionCookie}=${person.cookie(sessionCookie) ?? ""}` };
  const whoIs = async () => (await there.anybody.send("/api/auth/user", { headers })).body;

  const before = await whoIs();
  await person.send("/api/logout", {
    method: "POST",
    headers: { origin: "https://flipworth.test" },
  });

  expect(before).not.toBeNull();
  expect(await whoIs()).toBeNull();
});

test("a sign-in that began on one server ends on another", async () => {
  const { issuer, openBrowser, leave } = await signInWorld();
  const there = await anotherServer({ identity: issuer.identity });
  const person = openBrowser();
  const provider = await leave(person);
  const cookie = person
    .cookieNames()
    .map((name) => `${name}=${person.cookie(name) ?? ""}`)
    .join("; ");

  const back = await there.app.request(issuer.authorize(provider), { headers: { cookie } });

  expect(back.status).toBe(303);
  expect(back.headers.getSetCookie().join()).toContain(sessionCookie);
});
