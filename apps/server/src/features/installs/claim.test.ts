import { setTimeout as sleep } from "node:timers/promises";
import { Analysis, Credits, InstallClaimed } from "@flipworth/contract";
import type { OcrPage } from "@flipworth/engine";
import { expect, test } from "vitest";
import type { ScreenshotReader } from "../analyses/read-screenshot.ts";
import { aListing, anUnknownThing, emptyPage } from "../../testing/factories.ts";
import { type Agent, testApp } from "../../testing/test-app.ts";

const claim = async (person: Agent, install: Agent) =>
  person.post("/api/installs/claim", { secret: (await install.install()).secret });
const movedBy = async (person: Agent, install: Agent) =>
  InstallClaimed.parse((await claim(person, install)).body).analysesMoved;

const historyOf = async (agent: Agent) =>
  Analysis.array().parse((await agent.get("/api/analyses?limit=200")).body);
const usedBy = async (agent: Agent) => Credits.parse((await agent.get("/api/credits")).body).used;
const userOf = async (agent: Agent) => (await agent.get("/api/auth/user")).body;

async function analyze(agent: Agent, times: number) {
  for (let time = 0; time < times; time++) await agent.post("/api/analyses", aListing());
}

test("a claimed install brings its history and what it spent, once", async () => {
  const { as, signedIn } = await testApp();
  await analyze(as("ana"), 2);
  await as("ana").post("/api/analyses", anUnknownThing());
  await analyze(signedIn("ana"), 1);
  const before = await historyOf(as("ana"));

  const moved = await movedBy(signedIn("ana"), as("ana"));

  expect(moved).toBe(3);
  const history = await historyOf(signedIn("ana"));
  expect(history).toHaveLength(4);
  expect(history).toEqual(expect.arrayContaining(before));
  expect(await usedBy(signedIn("ana"))).toBe(3);
  expect(await movedBy(signedIn("ana"), as("ana"))).toBe(0);
  expect(await usedBy(signedIn("ana"))).toBe(3);
});

test("a claim ends the install's secret: one that somebody planted acts for nobody", async () => {
  const { as, signedIn } = await testApp();
  await claim(signedIn("ana"), as("mallory"));

  for (const path of ["/api/auth/user", "/api/credits", "/api/analyses", "/api/account/export"]) {
    expect((await as("mallory").get(path)).status).toBe(401);
  }
  expect((await as("mallory").delete("/api/account")).status).toBe(401);
  expect((await as("mallory").post("/api/analyses", aListing())).status).toBe(401);
  expect(await userOf(signedIn("ana"))).toMatchObject({ email: "ana@example.com" });
  const { body } = await signedIn("ana").get("/api/account/sessions");
  expect(body).toMatchObject([{ kind: "browser" }]);
});

test("what was claimed can be forgotten a day later, and a late claim finds nothing", async () => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const { as, signedIn } = await testApp({ clock: () => new Date(now) });
  await analyze(as("ana"), 1);
  await claim(signedIn("ana"), as("ana"));

  now += 25 * 3_600_000;
  await claim(signedIn("ana"), as("another"));

  expect((await claim(signedIn("ana"), as("ana"))).status).toBe(404);
  expect(await historyOf(signedIn("ana"))).toHaveLength(1);
});

test("what was spent stays spent, also above the month's ten", async () => {
  const { as, signedIn } = await testApp();
  await analyze(as("ana"), 8);
  await analyze(signedIn("ana"), 7);

  await claim(signedIn("ana"), as("ana"));

  expect(await usedBy(signedIn("ana"))).toBe(15);
  expect((await signedIn("ana").post("/api/analyses", aListing())).status).toBe(402);
});

test.each([
  // The install's month ends on December 21 at midnight, the person's on December 19 at noon.
  { when: "both months run", day: "2026-11-22", used: 3, end: "2026-12-19T12:00" },
  { when: "the person's month is over", day: "2026-12-20", used: 2, end: "2026-12-21T00:00" },
  { when: "both months are over", day: "2026-12-22", used: 0, end: "2027-01-21T00:00" },
])("when $when, only what was spent in a running month counts", async ({ day, used, end }) => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const { as, signedIn } = await testApp({ clock: () => new Date(now) });
  await analyze(as("ana"), 2);
  await analyze(signedIn("ana"), 1);
  // Looking in keeps the session alive for another month.
  now = Date.parse("2026-12-10");
  await signedIn("ana").get("/api/auth/user");

  now = Date.parse(day);
  await claim(signedIn("ana"), as("ana"));

  const { body } = await signedIn("ana").get("/api/credits");
  expect(body).toMatchObject({ used, resetsAt: `${end}:00.000Z` });
  expect(await historyOf(signedIn("ana"))).toHaveLength(3);
});

test("what an install spent in a month that is over does not count against a new account", async () => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const { as, signedIn } = await testApp({ clock: () => new Date(now) });
  await analyze(as("ana"), 4);

  now = Date.parse("2026-12-22T12:00:00Z");
  await analyze(signedIn("ana"), 1);
  await claim(signedIn("ana"), as("ana"));

  expect(await usedBy(signedIn("ana"))).toBe(1);
  expect(await historyOf(signedIn("ana"))).toHaveLength(5);
});

test("twenty claims at once move everything once", async () => {
  const { as, signedIn } = await testApp();
  await analyze(as("ana"), 3);
  await signedIn("ana").get("/api/credits");

  const tries = Array.from({ length: 20 }, () => movedBy(signedIn("ana"), as("ana")));
  const moved = await Promise.all(tries);

  expect(moved.toSorted((a, b) => b - a)).toEqual([3, ...Array.from({ length: 19 }, () => 0)]);
  expect(await usedBy(signedIn("ana"))).toBe(3);
  expect(await historyOf(signedIn("ana"))).toHaveLength(3);
});

test("of two people at once one gets the history, and the other finds no such install", async () => {
  const { as, signedIn } = await testApp();
  await analyze(as("shared"), 3);
  const people = [signedIn("ana"), signedIn("ben")];
  await Promise.all(people.map((person) => person.get("/api/credits")));

  const replies = await Promise.all(people.map((person) => claim(person, as("shared"))));

  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const histories = await Promise.all(people.map(historyOf));
  expect(histories.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([0, 3]);
  expect(await Promise.all(people.map(usedBy))).toEqual(histories.map(({ length }) => length));
});

test("two analyses under one key both move, and the account's own keeps the key", async () => {
  const { as, signedIn } = await testApp();
  const post = (agent: Agent, key: string, price: number) =>
    agent.post("/api/analyses", aListing({ price }), { "idempotency-key": key });
  await post(as("ana"), "both", 50);
  const alone = await post(as("ana"), "alone", 51);
  const own = await post(signedIn("ana"), "both", 52);

  const moved = await movedBy(signedIn("ana"), as("ana"));

  expect(moved).toBe(2);
  expect(await historyOf(signedIn("ana"))).toHaveLength(3);
  expect((await post(signedIn("ana"), "both", 52)).body).toEqual(own.body);
  expect((await post(signedIn("ana"), "alone", 51)).body).toEqual(alone.body);
  expect(await usedBy(signedIn("ana"))).toBe(3);
});

test("an analysis that is still running at the claim ends in the account and is paid there", async () => {
  const reading = Promise.withResolvers<void>();
  const page = Promise.withResolvers<OcrPage>();
  const read: ScreenshotReader["read"] = async () => {
    reading.resolve();
    return { kind: "page", page: await page.promise };
  };
  const { as, signedIn } = await testApp({ ocr: { read } });
  const form = new FormData();
  form.set("screenshot", new File(["picture"], "listing.png"));
  form.set("listing", JSON.stringify(aListing()));

  const running = as("ana").upload(form, { "idempotency-key": "running" });
  await reading.promise;
  const moved = await movedBy(signedIn("ana"), as("ana"));
  page.resolve(emptyPage);
  const reply = await running;

  expect([moved, reply.status]).toEqual([0, 200]);
  expect(reply.headers.get("x-credits-used")).toBe("1");
  expect(await historyOf(signedIn("ana"))).toEqual([reply.body]);
  expect(await usedBy(signedIn("ana"))).toBe(1);
});

test("a claim amid analyses loses no answer and no credit, round after round", async () => {
  const { as, signedIn } = await testApp();
  for (let round = 0; round < 12; round++) {
    const [install, person] = [as(`round ${round}`), signedIn(`round ${round}`)];
    await Promise.all([install.install(), person.get("/api/credits")]);
    const listings = [aListing(), anUnknownThing(), aListing(), anUnknownThing(), aListing()];
    const sending = [install, person, install].flatMap((sender) =>
      listings.map((listing) => sender.post("/api/analyses", listing)),
    );
    // Each round the claim falls a little later into the work.
    await sleep(round * 3);
    const claimed = await claim(person, install);
    const replies = await Promise.all(sending);

    expect(claimed.status).toBe(200);
    // Whom the claim overtakes in the middle of a step is told to send it again.
    const statuses = new Set(replies.map(({ status }) => status));
    expect([200, 401, 402, 409]).toEqual(expect.arrayContaining([...statuses]));
    const answers = replies.filter(({ status }) => status === 200).map(({ body }) => body);
    const history = await historyOf(person);
    expect(history).toHaveLength(answers.length);
    expect(history).toEqual(expect.arrayContaining(answers));
    const charged = history.filter(({ resaleRange }) => resaleRange !== null);
    expect(await usedBy(person)).toBe(charged.length);
  }
});

test("a secret that nobody has is not there", async () => {
  const { signedIn } = await testApp();
  const reply = await signedIn("ana").post("/api/installs/claim", { secret: "x".repeat(43) });
  expect(reply).toMatchObject({ status: 404, body: { message: "This install doesn't exist." } });
});

test.each([{}, { secret: "short" }, { secret: 7 }, { secret: "x".repeat(43), more: 1 }])(
  "%j is no claim",
  async (body) => {
    const { signedIn } = await testApp();
    const reply = await signedIn("ana").post("/api/installs/claim", body);
    expect(reply).toMatchObject({ status: 400, body: { code: "invalid_request" } });
  },
);

test("a claim needs a person, and one whose own page sent it", async () => {
  const { anybody, as, signedIn } = await testApp();
  const { secret } = await as("ana").install();

  const byNobody = await anybody.post("/api/installs/claim", { secret });
  const byItself = await as("ana").post("/api/installs/claim", { secret });
  const elsewhere = { origin: "https://evil.test" };
  const byAnotherPage = await signedIn("ben").post("/api/installs/claim", { secret }, elsewhere);

  expect([byNobody.status, byItself.status, byAnotherPage.status]).toEqual([401, 401, 403]);
  expect(await userOf(as("ana"))).toBeNull();
});
