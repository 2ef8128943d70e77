import { afterEach, expect, test, vi } from "vitest";
import { billingWorld, wish } from "../../testing/worlds/billing-world.ts";

afterEach(() => vi.useRealTimers());

test("a payment provider that fails five times is left alone for a while, and everything else runs", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { signedIn, emulator } = await billingWorld({ mayLog: true });
  const ana = signedIn("ana");
  const subscribe = () => ana.post("/api/create-subscription", { planName: "Side Hustler" });
  // Three tries each, by the provider's own library.
  emulator.failNext({ status: 503, count: 15 });
  for (let tries = 0; tries < 5; tries++) await subscribe();

  const refused = await subscribe();
  const plans = await ana.get("/api/subscription-plans");

  expect(refused).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect(refused.headers.get("retry-after")).toBe("10");
  expect(plans.status).toBe(200);
  expect(emulator.state.customers.size).toBe(0);

  vi.setSystemTime(Date.now() + 20_000);
  expect((await wish(ana, "Side Hustler")).kind).toBe("payment");
});
