import { expect, test } from "vitest";
import { billingWorld, newestSubscription, tierOf } from "../../testing/worlds/billing-world.ts";
import { slowNetwork } from "../../testing/worlds/slow-network.ts";

test("a read that a newer one overtook is not written", async () => {
  const network = slowNetwork();
  const { subscriber, emulator, provider } = await billingWorld({ between: network.between });
  const ana = await subscriber("ana", "Side Hustler");
  network.hold();
  const slow = ana.post("/api/billing/sync");
  await expect.poll(network.heldAnswers).toBe(1);
  network.goOn();
  await provider.subscriptions.cancel(newestSubscription(emulator).id);
  await ana.post("/api/billing/sync");

  network.release();
  const reply = await slow;

  expect(reply.body).toMatchObject({ tier: "Free" });
  expect((await tierOf(ana)).tier).toBe("Free");
});

test("a cancellation whose read was overtaken goes by the newer one", async () => {
  const network = slowNetwork();
  const { subscriber, emulator, provider } = await billingWorld({ between: network.between });
  const ana = await subscriber("ana", "Side Hustler");
  network.hold();
  const slow = ana.post("/api/billing/cancel");
  await expect.poll(network.heldAnswers).toBe(1);
  network.goOn();
  await provider.subscriptions.cancel(newestSubscription(emulator).id);
  await ana.post("/api/billing/sync");

  network.release();

  expect(await slow).toMatchObject({ status: 404, body: { code: "not_found" } });
});

test("thirty reads that overtake each other all come to an end, with two reads each at most", async () => {
  const network = slowNetwork();
  const { subscriber } = await billingWorld({ between: network.between });
  const ana = await subscriber("ana", "Side Hustler");
  const before = network.reads();

  const replies = await Promise.all(
    Array.from({ length: 30 }, () => ana.post("/api/billing/sync")),
  );

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(network.reads() - before).toBeLessThanOrEqual(60);
  expect((await tierOf(ana)).tier).toBe("Side Hustler");
});
