import type { Failure } from "@flipworth/stripe-emulator";
import { expect, test } from "vitest";
import {
  billingWorld,
  type BillingWorld,
  newestSubscription,
  tierOf,
  wish,
} from "../../testing/worlds/billing-world.ts";

test("while the provider is away a wish is answered 503, and the next try works", async () => {
  const { signedIn, emulator } = await billingWorld({ mayLog: true });
  const ana = signedIn("ana");
  emulator.failNext({ status: 503, count: 3 });

  const reply = await ana.post("/api/create-subscription", { planName: "Side Hustler" });

  expect(reply).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect(reply.headers.get("retry-after")).toBe("10");
  expect((await wish(ana, "Side Hustler")).kind).toBe("payment");
  expect(emulator.state.customers.size).toBe(1);
});

// The library asks three times. A 500 is kept under its key and would be given again for a day;
// "cut" does the work and loses the answer.
const kinds: readonly Failure[] = [
  { status: 500 },
  { status: 503, count: 3 },
  { status: "cut", count: 3 },
];

/** Tells a story once for each way in which the provider may fail at each of so many calls. */
function atEachCall<T>(
  calls: number,
  story: (world: BillingWorld, failure: Failure) => Promise<T>,
) {
  const failures = kinds.flatMap((kind) =>
    Array.from({ length: calls }, (_, after) => ({ ...kind, after })),
  );
  return Promise.all(
    failures.map(async (failure) => story(await billingWorld({ mayLog: true }), failure)),
  );
}

test("a provider that fails at any step of beginning makes one subscription in the end", async () => {
  const ends = await atEachCall(4, async ({ signedIn, emulator }, failure) => {
    const ana = signedIn("ana");
    await tierOf(ana);
    emulator.failNext(failure);
    await ana.post("/api/create-subscription", { planName: "Side Hustler" });
    const outcome = await wish(ana, "Side Hustler");
    emulator.confirm(outcome.clientSecret ?? "", "success");
    await ana.post("/api/billing/sync");
    const statuses = [...emulator.state.subscriptions.values()].map(({ status }) => status);
    return { statuses, tier: (await tierOf(ana)).tier };
  });

  expect(ends).toHaveLength(12);
  for (const end of ends) expect(end).toEqual({ statuses: ["active"], tier: "Side Hustler" });
});

test("a provider that fails at any step of moving up charges the difference once", async () => {
  const ends = await atEachCall(5, async ({ subscriber, emulator }, failure) => {
    const ana = await subscriber("ana", "Side Hustler");
    emulator.failNext(failure);
    await ana.post("/api/create-subscription", { planName: "Power Flipper" });
    await wish(ana, "Power Flipper");
    const paid = [...emulator.state.invoices.values()].map((invoice) => invoice.amount_paid);
    return { paid, tier: (await tierOf(ana)).tier };
  });

  expect(ends).toHaveLength(15);
  for (const end of ends) expect(end).toEqual({ paid: [999, 1000], tier: "Power Flipper" });
});

test("a provider that fails at any step of moving down keeps the cancellation, and the next try takes its place", async () => {
  const ends = await atEachCall(6, async ({ subscriber, emulator, provider }, failure) => {
    const ana = await subscriber("ana", "Power Flipper");
    const { id } = newestSubscription(emulator);
    await provider.subscriptions.update(id, { cancel_at_period_end: true });
    emulator.failNext(failure);
    await ana.post("/api/create-subscription", { planName: "Side Hustler" });
    await ana.post("/api/billing/sync");
    const { nextTier: amid } = await tierOf(ana);
    await wish(ana, "Side Hustler");
    return { renewsDear: amid === null, nextTier: (await tierOf(ana)).nextTier };
  });

  expect(ends).toHaveLength(18);
  for (const end of ends) expect(end).toEqual({ renewsDear: false, nextTier: "Side Hustler" });
});
