import { pino } from "pino";
import { expect, test } from "vitest";
import { billingWorld, wish } from "../../testing/worlds/billing-world.ts";

test("no key and no secret of a payment is in a log line or in the answer to another call", async () => {
  const lines: string[] = [];
  const logger = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const { signedIn, anybody, emulator, deliver, send } = await billingWorld({ logger });
  const ana = signedIn("ana");
  emulator.failNext({ status: 503, count: 3 });
  await ana.post("/api/create-subscription", { planName: "Side Hustler" });
  emulator.failNext({ status: 500, after: 1 });
  const outcome = await wish(ana, "Side Hustler");
  emulator.confirm(outcome.clientSecret ?? "", "success");
  await deliver();
  await send("{}", "t=1,v1=00");

  const answers = [
    await ana.get("/api/auth/user"),
    await ana.post("/api/billing/sync"),
    await ana.get("/api/account/export"),
    await ana.get("/api/billing-portal-url"),
    await anybody.get("/api/settings"),
    await anybody.get("/api/subscription-plans"),
    await anybody.get("/api/openapi.json"),
  ].map(({ body }) => JSON.stringify(body));

  expect(lines.join()).toContain("The payment provider isn't responding");
  const secrets = [emulator.secretKey, emulator.webhookSecret, "_secret_"];
  for (const secret of secrets) {
    for (const text of [...lines, ...answers]) expect(text).not.toContain(secret);
  }
});
