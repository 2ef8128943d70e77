import {
  Deal,
  limits,
  type NewWebhook,
  Webhook,
  WebhookMade,
  WebhookMessage,
} from "@flipworth/contract";
import { Webhook as Verifier } from "standardwebhooks";
import { expect, test } from "vitest";
import { createLogger } from "../../lifecycle/logger.ts";
import { aListing } from "../../testing/factories.ts";
import { type Agent, testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { deliverNext } from "./deliver.ts";
import type { Posted, Posting } from "./post-port.ts";
import { tellTurnedOff } from "./tell-turned-off.ts";

const path = "/api/account/webhooks";
const both: NewWebhook = {
  url: "https://hooks.example/flips",
  events: ["analysis.created", "deal.sold"],
};
const fine: Posted = { isDelivered: true, outcome: "Answered 200", isGone: false };
const broken: Posted = { isDelivered: false, outcome: "Answered 500", isGone: false };

/** A server, whoever receives its messages, and a clock for the deliveries. */
async function world({ mayLog = false } = {}) {
  const { pool, database } = await testDatabase();
  await pool.query("delete from webhooks");
  const received: Posting[] = [];
  const mails: { to: string; text: string }[] = [];
  let answer = fine;
  let now = new Date("2026-11-21T13:00:00.000Z");
  const postToWebhook = async (posting: Posting) => {
    received.push(posting);
    return answer;
  };
  const app = await testApp({ postToWebhook, mayLog });
  const logger = createLogger("silent", { write: () => {} });
  const mailer = { send: async (mail: { to: string; text: string }) => void mails.push(mail) };
  const deps = { database, logger, mailer, siteOrigin: "https://flipworth.test" };
  const delivering = { ...deps, clock: () => now, post: postToWebhook };
  const deliverOne = () => deliverNext({ ...delivering, tellTurnedOff: tellTurnedOff(deps) });
  const deliverAll = async () => {
    let tries = 0;
    while (await deliverOne()) tries += 1;
    return tries;
  };
  return {
    ...app,
    received,
    mails,
    deliverOne,
    deliverAll,
    answerWith: (next: Posted) => void (answer = next),
    pass: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
  };
}

const makeFor = async (person: Agent, made: NewWebhook = both) =>
  WebhookMade.parse((await person.post(path, made)).body);
const listOf = async (person: Agent) => Webhook.array().parse((await person.get(path)).body);

async function sellADrill(person: Agent): Promise<string> {
  const drill = { title: "Drill", stage: "bought", boughtOn: "2026-11-01", priceCents: 40_00 };
  const { id } = Deal.parse((await person.post("/api/deals", drill)).body);
  await person.post(`/api/deals/${id}/sale`, sale);
  return id;
}
const sale = { soldOn: "2026-11-11", platform: "ebay", priceCents: 100_00 };

test("an analysis and a sale are told, signed as Standard Webhooks says", async () => {
  const { signedIn, received, deliverAll } = await world();
  const ana = signedIn("ana");
  const { secret } = await makeFor(ana);
  const { body: analysis } = await ana.post("/api/analyses", aListing());
  const dealId = await sellADrill(ana);

  expect(await deliverAll()).toBe(2);

  const headers = received.map((one) => one.headers);
  expect(headers[0]?.["webhook-id"]).not.toBe(headers[1]?.["webhook-id"]);
  const verifier = new Verifier(secret);
  const messages = received.map((one) => {
    // Its own library looks at the clock of today.
    const at = Number(one.headers["webhook-timestamp"]) * 1000;
    const expected = verifier.sign(one.headers["webhook-id"] ?? "", new Date(at), one.body);
    expect(one.headers["webhook-signature"]).toBe(expected);
    return WebhookMessage.parse(JSON.parse(one.body));
  });
  expect(messages).toMatchObject([
    { type: "analysis.created", data: analysis },
    { type: "deal.sold", data: { id: dealId, stage: "sold" } },
  ]);
  expect(await listOf(ana)).toMatchObject([
    { waiting: 0, lastTry: { event: "deal.sold", outcome: "Answered 200", isDelivered: true } },
  ]);
});

test("the same sale again is not told twice, and nobody hears of others' accounts", async () => {
  const { signedIn, as, received, deliverAll } = await world();
  const ana = signedIn("ana");
  await makeFor(ana, { ...both, events: ["deal.sold"] });
  const id = await sellADrill(ana);
  await ana.post(`/api/deals/${id}/sale`, sale);
  await ana.post("/api/analyses", aListing());
  await sellADrill(signedIn("ben"));
  await as("a visitor").post("/api/analyses", aListing());

  expect(await deliverAll()).toBe(1);
  expect(received).toHaveLength(1);
});

test("an answer and its message are stored together, or neither of them", async () => {
  const { signedIn, deliverAll } = await world({ mayLog: true });
  const { pool } = await testDatabase();
  const ana = signedIn("ana");
  await makeFor(ana);
  await pool.query("alter table webhook_messages add constraint is_full check (false) not valid");
  const refused = await ana.post("/api/analyses", aListing());
  await pool.query("alter table webhook_messages drop constraint is_full");

  expect(refused.status).toBe(500);
  expect((await ana.get("/api/analyses")).body).toEqual([]);
  expect((await ana.get("/api/credits")).body).toMatchObject({ used: 0 });

  expect((await ana.post("/api/analyses", aListing())).status).toBe(200);
  expect(await deliverAll()).toBe(1);
});

test("what fails is tried again, later and later, and the same message keeps its id", async () => {
  const { signedIn, received, deliverAll, answerWith, pass } = await world();
  const ana = signedIn("ana");
  await makeFor(ana);
  await sellADrill(ana);
  answerWith(broken);

  const tries: number[] = [];
  for (const minutes of [0, 1, 5, 30]) {
    pass(minutes);
    tries.push(await deliverAll());
  }
  answerWith(fine);
  pass(121);

  expect(tries).toEqual([1, 1, 1, 1]);
  expect(await deliverAll()).toBe(1);
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(await listOf(ana)).toMatchObject([{ waiting: 0, turnedOff: null }]);
});

test("a receiver that is down is asked for one message, not for all that wait", async () => {
  const { signedIn, deliverAll, answerWith, received } = await world();
  const ana = signedIn("ana");
  await makeFor(ana);
  for (let at = 0; at < 5; at++) await sellADrill(ana);
  answerWith(broken);

  await deliverAll();

  expect(received).toHaveLength(1);
  expect(await listOf(ana)).toMatchObject([{ waiting: 5 }]);
});

test("several servers deliver each message once", async () => {
  const { signedIn, received, deliverOne } = await world();
  const ana = signedIn("ana");
  await makeFor(ana);
  for (let at = 0; at < 6; at++) await sellADrill(ana);

  await Promise.all(Array.from({ length: 10 }, deliverOne));

  const ids = received.map(({ headers }) => headers["webhook-id"]);
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
});

test("after eight failed tries it is turned off with a notice; a test that arrives turns it on", async () => {
  const { signedIn, deliverAll, answerWith, pass, received, mails } = await world();
  const ana = signedIn("ana");
  const { id } = await makeFor(ana);
  await sellADrill(ana);
  answerWith(broken);
  for (let at = 0; at < 10; at++) {
    await deliverAll();
    pass(11 * 60);
  }

  expect(received).toHaveLength(8);
  expect(await listOf(ana)).toMatchObject([
    {
      waiting: 0,
      turnedOff: { reason: "A message failed 8 times in a row. Last try: Answered 500." },
    },
  ]);
  expect(mails).toMatchObject([{ to: "ana@example.com", text: /hooks\.example/ }]);

  await sellADrill(ana);
  expect(await deliverAll()).toBe(0);
  expect((await ana.post(`${path}/${id}/test`)).body).toMatchObject({ isDelivered: false });
  expect(await listOf(ana)).toMatchObject([{ turnedOff: {} }]);
  answerWith(fine);
  expect((await ana.post(`${path}/${id}/test`)).body).toMatchObject({
    event: "test",
    outcome: "Answered 200",
    isDelivered: true,
  });
  await sellADrill(ana);
  expect(await deliverAll()).toBe(1);
});

test("410 turns it off at once", async () => {
  const { signedIn, deliverAll, answerWith } = await world();
  const ana = signedIn("ana");
  await makeFor(ana);
  await sellADrill(ana);
  answerWith({ ...broken, isGone: true });

  await deliverAll();

  expect(await listOf(ana)).toMatchObject([
    { turnedOff: { reason: expect.stringMatching(/410/) } },
  ]);
});

test("the secret is shown once; the account's download has none, and all goes with the account", async () => {
  const { signedIn, deliverAll } = await world();
  const ana = signedIn("ana");
  const { secret, ...shown } = await makeFor(ana);
  await sellADrill(ana);

  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(JSON.stringify(await listOf(ana))).not.toContain(secret);
  const { body } = await ana.get("/api/account/export");
  expect(body).toMatchObject({ webhooks: [{ id: shown.id, url: both.url }] });
  expect(JSON.stringify(body)).not.toContain(secret);
  await ana.delete("/api/account");
  expect(await deliverAll()).toBe(0);
});

test("the same request twice makes one webhook, and a person has a bounded number", async () => {
  const { signedIn } = await world();
  const ana = signedIn("ana");
  const ask = async (key: string) => ana.post(path, both, { "idempotency-key": key });
  const first = WebhookMade.parse((await ask("1")).body);
  const again = WebhookMade.parse((await ask("1")).body);

  expect(again.id).toBe(first.id);
  expect(again.secret).not.toBe(first.secret);
  for (let at = 2; at <= limits.webhooks; at++) await ask(String(at));
  expect(await ask("another")).toMatchObject({ status: 403, body: { code: "plan_limit" } });
});

test.each([
  [{ ...both, url: "http://hooks.example" }, "url"],
  [{ ...both, url: "ftp://hooks.example" }, "url"],
  [{ ...both, events: [] }, "events"],
  [{ ...both, events: ["deal.sold", "deal.sold"] }, "events"],
  [{ ...both, events: ["account.deleted"] }, "events.0"],
])("%j is refused and names the field", async (made, field) => {
  const { signedIn } = await world();

  const { status, body } = await signedIn("ana").post(path, made);

  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: { [field]: expect.any(String) } });
});
