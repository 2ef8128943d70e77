import { limits, WebhookMade, WebhookMessage } from "@flipworth/contract";
import { Webhook as Verifier } from "standardwebhooks";
import { expect, test } from "vitest";
import { aListing } from "../../testing/factories.ts";
import { testDatabase } from "../../testing/test-database.ts";
import {
  bothEvents,
  webhooksOf,
  makeWebhook,
  webhooksPath,
  sale,
  sellADrill,
  webhooksWorld,
} from "../../testing/worlds/webhooks-world.ts";

test("an analysis and a sale are told, signed as Standard Webhooks says", async () => {
  const { signedIn, received, deliverAll } = await webhooksWorld();
  const ana = signedIn("ana");
  const { secret } = await makeWebhook(ana);
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
  expect(await webhooksOf(ana)).toMatchObject([
    { waiting: 0, lastTry: { event: "deal.sold", outcome: "Answered 200", isDelivered: true } },
  ]);
});

test("the same sale again is not told twice, and nobody hears of others' accounts", async () => {
  const { signedIn, as, received, deliverAll } = await webhooksWorld();
  const ana = signedIn("ana");
  await makeWebhook(ana, { ...bothEvents, events: ["deal.sold"] });
  const id = await sellADrill(ana);
  await ana.post(`/api/deals/${id}/sale`, sale);
  await ana.post("/api/analyses", aListing());
  await sellADrill(signedIn("ben"));
  await as("a visitor").post("/api/analyses", aListing());

  expect(await deliverAll()).toBe(1);
  expect(received).toHaveLength(1);
});

test("an answer and its message are stored together, or neither of them", async () => {
  const { signedIn, deliverAll } = await webhooksWorld({ mayLog: true });
  const { pool } = await testDatabase();
  const ana = signedIn("ana");
  await makeWebhook(ana);
  await pool.query("alter table webhook_messages add constraint is_full check (false) not valid");
  const refused = await ana.post("/api/analyses", aListing());
  await pool.query("alter table webhook_messages drop constraint is_full");

  expect(refused.status).toBe(500);
  expect((await ana.get("/api/analyses")).body).toEqual([]);
  expect((await ana.get("/api/credits")).body).toMatchObject({ used: 0 });

  expect((await ana.post("/api/analyses", aListing())).status).toBe(200);
  expect(await deliverAll()).toBe(1);
});

test("the secret is shown once; the account's download has none, and all goes with the account", async () => {
  const { signedIn, deliverAll } = await webhooksWorld();
  const ana = signedIn("ana");
  const { secret, ...shown } = await makeWebhook(ana);
  await sellADrill(ana);

  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(JSON.stringify(await webhooksOf(ana))).not.toContain(secret);
  const { body } = await ana.get("/api/account/export");
  expect(body).toMatchObject({ webhooks: [{ id: shown.id, url: bothEvents.url }] });
  expect(JSON.stringify(body)).not.toContain(secret);
  await ana.delete("/api/account");
  expect(await deliverAll()).toBe(0);
});

test("the same request twice makes one webhook, and a person has a bounded number", async () => {
  const { signedIn } = await webhooksWorld();
  const ana = signedIn("ana");
  const ask = async (key: string) => ana.post(webhooksPath, bothEvents, { "idempotency-key": key });
  const first = WebhookMade.parse((await ask("1")).body);
  const again = WebhookMade.parse((await ask("1")).body);

  expect(again.id).toBe(first.id);
  expect(again.secret).not.toBe(first.secret);
  for (let at = 2; at <= limits.webhooks; at++) await ask(String(at));
  expect(await ask("another")).toMatchObject({ status: 403, body: { code: "plan_limit" } });
});

test.each([
  [{ ...bothEvents, url: "http://hooks.example" }, "url"],
  [{ ...bothEvents, url: "ftp://hooks.example" }, "url"],
  [{ ...bothEvents, events: [] }, "events"],
  [{ ...bothEvents, events: ["deal.sold", "deal.sold"] }, "events"],
  [{ ...bothEvents, events: ["account.deleted"] }, "events.0"],
])("%j is refused and names the field", async (made, field) => {
  const { signedIn } = await webhooksWorld();

  const { status, body } = await signedIn("ana").post(webhooksPath, made);

  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: { [field]: expect.any(String) } });
});
