import type { OcrPage } from "@flipworth/engine";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { credits } from "../../db/schema/credits.ts";
import { subscriptions } from "../../db/schema/subscriptions.ts";
import {
  type BillingWorld,
  billingWorld,
  newestSubscription,
  tierOf,
  wish,
} from "../../testing/worlds/billing-world.ts";
import { aListing, emptyPage } from "../../testing/factories.ts";
import type { Agent } from "../../testing/test-app.ts";

/** As if so many analyses of this month were made: 250 real ones would tell nothing more. */
async function setUsed({ database, emulator }: BillingWorld, used: number) {
  const { customer } = newestSubscription(emulator);
  const [row] = await database
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customer));
  await database
    .update(credits)
    .set({ used })
    .where(eq(credits.ownerId, row?.userId ?? ""));
}

const analyze = (person: Agent) => person.post("/api/analyses", aListing());

test("a Side Hustler gets fifty, and the next is refused with the day and where there are more", async () => {
  const world = await billingWorld();
  const ana = await world.subscriber("ana", "Side Hustler");
  await setUsed(world, 49);

  const fiftieth = await analyze(ana);
  const next = await analyze(ana);

  expect(fiftieth.status).toBe(200);
  expect(next).toMatchObject({
    status: 402,
    body: {
      code: "quota_exceeded",
      message:
        "You've used all 50 analyses this month. You get more on December 19, 2026. See /pricing for plans with more.",
    },
  });
  expect(await tierOf(ana)).toMatchObject({ creditsUsed: 50, creditsTotal: 50 });
});

test("a Power Flipper's analyses go first up to the 250th, and the 251st waits its turn and runs", async () => {
  const priorities: string[] = [];
  const read = async (_: unknown, options?: { priority?: string }) => {
    priorities.push(options?.priority ?? "none");
    return { kind: "page" as const, page: emptyPage satisfies OcrPage };
  };
  const world = await billingWorld({ ocr: { read } });
  const ana = await world.subscriber("ana", "Power Flipper");
  const upload = () => {
    const form = new FormData();
    form.set("screenshot", new File(["picture"], "shot.png"));
    form.set("listing", JSON.stringify(aListing()));
    return ana.upload(form);
  };
  await setUsed(world, 249);

  const statuses = [(await upload()).status, (await upload()).status];

  expect(statuses).toEqual([200, 200]);
  expect(priorities).toEqual(["high", "normal"]);
  expect(await tierOf(ana)).toMatchObject({ creditsUsed: 251, creditsTotal: 250 });
});

test("moving up amid the month keeps what was used", async () => {
  const world = await billingWorld();
  const ana = await world.subscriber("ana", "Side Hustler");
  await setUsed(world, 50);

  await wish(ana, "Power Flipper");

  expect(await tierOf(ana)).toMatchObject({ creditsUsed: 50, creditsTotal: 250 });
  expect((await analyze(ana)).status).toBe(200);
});

test("a smaller plan of which more is used already refuses until the month is over", async () => {
  const world = await billingWorld();
  const ana = await world.subscriber("ana", "Power Flipper");
  await setUsed(world, 60);
  await world.provider.subscriptions.update(newestSubscription(world.emulator).id, {
    items: [
      {
        id: newestSubscription(world.emulator).items.data[0]?.id ?? "",
        price: world.emulator.prices["side_hustler"] ?? "",
      },
    ],
  });
  await ana.post("/api/billing/sync");

  const refused = await analyze(ana);
  const { creditsUsed, creditsTotal, resetsAt } = await tierOf(ana);
  world.emulator.advance({ days: 29 });
  await tierOf(ana);

  expect(refused.status).toBe(402);
  expect([creditsUsed, creditsTotal]).toEqual([60, 50]);
  expect(refused.headers.get("x-credits-used")).toBe("60");
  expect(new Date(resetsAt).getTime()).toBeLessThan(world.emulator.state.clock.now() * 1000);
  expect((await analyze(ana)).status).toBe(200);
  expect(await tierOf(ana)).toMatchObject({ creditsUsed: 1, creditsTotal: 50 });
});

test("thirty saved listings outlive the plan, and only new ones are refused", async () => {
  const { subscriber, emulator, provider, deliver } = await billingWorld();
  const ana = await subscriber("ana", "Side Hustler");
  const save = (title: string) => ana.post("/api/saved-listings", { title, price: 1 });
  for (let number = 1; number <= 30; number++) await save(`Drill ${number}`);

  await provider.subscriptions.cancel(newestSubscription(emulator).id);
  await deliver();
  const refused = await save("Drill 31");

  expect(refused).toMatchObject({ status: 403, body: { code: "plan_limit" } });
  const list = await ana.get("/api/saved-listings");
  expect(list.headers.get("x-total-count")).toBe("30");
});
