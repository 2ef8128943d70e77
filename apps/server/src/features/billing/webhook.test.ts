import { limits } from "@flipworth/contract";
import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { paymentEvents } from "../../db/schema/payment-events.ts";
import {
  billingWorld,
  type BillingWorld,
  tierOf,
  wish,
} from "../../testing/worlds/billing-world.ts";
import { slowNetwork } from "../../testing/worlds/slow-network.ts";
import { times } from "../../testing/soak.ts";

/** Somebody has paid, and the server was told nothing yet. */
async function paidAndUntold(options: Parameters<typeof billingWorld>[0] = {}) {
  const world = await billingWorld({ mayLog: true, ...options });
  const ana = world.signedIn("ana");
  const { clientSecret } = await wish(ana, "Side Hustler");
  world.emulator.takeEvents();
  world.emulator.confirm(clientSecret ?? "", "success");
  const [event] = world.emulator.takeEvents();
  const payload = event?.payload ?? "";
  const id = event?.id ?? "";
  return { ...world, ana, payload, id };
}

const storedEvents = ({ database }: Pick<BillingWorld, "database">) =>
  database.select().from(paymentEvents).orderBy(asc(paymentEvents.receivedAt));

type Untold = Awaited<ReturnType<typeof paidAndUntold>>;

const forgeries: Record<string, (world: Untold) => [payload: string, signature: string]> = {
  "another secret's signature": ({ payload }) => [payload, "t=1795262400,v1=00ff00ff"],
  "an empty signature": ({ payload }) => [payload, ""],
  "a signature of six minutes ago": ({ payload, emulator }) => [
    payload,
    emulator.sign(payload, Date.now() - 360_000),
  ],
  "a body changed by one byte": ({ payload, emulator }) => [
    payload.replace('"livemode": false', '"livemode":  false'),
    emulator.sign(payload),
  ],
  "a body that was read and written again": ({ payload, emulator }) => [
    JSON.stringify(JSON.parse(payload)),
    emulator.sign(payload),
  ],
  "the old scheme of signatures": ({ payload, emulator }) => [
    payload,
    emulator.sign(payload).replace("v1=", "v0="),
  ],
};

test.each(Object.keys(forgeries))("%s is refused and leaves nothing", async (name) => {
  const world = await paidAndUntold();
  const before = await storedEvents(world);
  const [payload, signature] = forgeries[name]?.(world) ?? ["", ""];

  const reply = await world.send(payload, signature);

  expect(reply.status).toBe(400);
  expect(await storedEvents(world)).toEqual(before);
  expect((await tierOf(world.ana)).tier).toBe("Free");
});

const forgeryCount = times(50, 500);

test(`${forgeryCount} events with a byte changed anywhere are refused and leave nothing`, async () => {
  const world = await paidAndUntold();
  const { payload, emulator, send } = world;
  const before = await storedEvents(world);
  const signature = emulator.sign(payload);
  const spoil = (text: string, place: number) => {
    const at = place % text.length;
    return text.slice(0, at) + (text[at] === "0" ? "1" : "0") + text.slice(at + 1);
  };
  // The last part of the signature is what vouches for the body.
  const vouching = signature.lastIndexOf("v1=") + 3;
  const head = signature.slice(0, vouching);

  for (let forgery = 0; forgery < forgeryCount; forgery += 1) {
    const reply =
      forgery % 2 === 0
        ? await send(spoil(payload, forgery * 31), signature)
        : await send(payload, head + spoil(signature.slice(vouching), forgery));

    expect(reply.status).toBe(400);
  }
  expect(await storedEvents(world)).toEqual(before);
});

test("an event without a signature, and one of 5 MB, are refused and leave nothing", async () => {
  const world = await paidAndUntold();
  const { anybody, emulator, send, payload } = world;
  const before = await storedEvents(world);
  const big = payload.padEnd(5 * 1024 * 1024);
  const init = { method: "POST", body: payload };

  const unsigned = await anybody.raw("/api/stripe/webhook", init);
  const tooBig = await send(big, emulator.sign(big));

  expect([unsigned.status, tooBig.status]).toEqual([400, 413]);
  expect(big.length).toBeGreaterThan(limits.jsonBytes);
  expect(await storedEvents(world)).toEqual(before);
});

test("an event that comes twice, and twenty times at once, is kept once", async () => {
  const world = await paidAndUntold();
  const { emulator, send, payload, id, ana } = world;

  const first = await send(payload);
  const before = emulator.requests.length;
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(payload)));

  expect(await first.json()).toEqual({ received: true });
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(emulator.requests.length, "what is done is not read for again").toBe(before);
  const kept = (await storedEvents(world)).filter((event) => event.id === id);
  expect(kept).toHaveLength(1);
  expect(kept[0]?.handledAt).not.toBeNull();
  expect((await tierOf(ana)).tier).toBe("Side Hustler");
});

test("ten events at once lead to two reads of the provider at most", async () => {
  const { emulator, ana, knock, idle, payload } = await paidAndUntold();
  const payloads = Array.from({ length: 10 }, (_, number) =>
    payload.replace(/"id": "evt_/, `"id": "evt_${number}`),
  );
  const before = emulator.requests.length;
  emulator.setLatency(50);

  await Promise.all(payloads.map((each) => knock(each)));
  await idle();

  expect(emulator.requests.length - before).toBeLessThanOrEqual(2);
  expect((await tierOf(ana)).tier).toBe("Side Hustler");
});

test("the answer to an event does not wait for the provider", async () => {
  const network = slowNetwork();
  const { ana, knock, idle, payload } = await paidAndUntold({ between: network.between });
  network.hold();

  const { status } = await knock(payload);
  const atAnswer = await tierOf(ana);
  await expect.poll(network.heldAnswers, { timeout: 10_000 }).toBe(1);
  network.goOn();
  network.release();
  await idle();

  expect(status).toBe(200);
  expect(atAnswer.tier).toBe("Free");
  expect((await tierOf(ana)).tier).toBe("Side Hustler");
});

test("events about customers whom nobody knows, and about nobody, are answered and do nothing", async () => {
  const { emulator, provider, send, deliver } = await billingWorld();
  const stranger = await provider.customers.create({ email: "stranger@example.com" });
  const aboutNobody = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "x",
    data: { object: {} },
  });
  const before = emulator.requests.length;

  await deliver();
  const reply = await send(aboutNobody);

  expect(stranger.id).toMatch(/^cus_/);
  expect(reply.status).toBe(200);
  expect(emulator.requests.length).toBe(before);
});

test("what an event about nobody's customer sets off comes to its end", async () => {
  const works: Promise<unknown>[] = [];
  const { provider, deliver } = await billingWorld({ later: (work) => void works.push(work()) });
  await provider.customers.create({ email: "stranger@example.com" });

  await deliver();

  expect(await Promise.all(works)).toEqual([undefined]);
});

test.each(["id", "type", "customer"])(
  "a NUL in a signed event's %s is refused, and leaves nothing",
  async (field) => {
    const world = await paidAndUntold();
    const before = await storedEvents(world);
    const event = {
      id: "evt_nul",
      object: "event",
      type: "x",
      data: { object: { customer: "cus_1" } },
    };
    const nul = "a\u0000b";
    const spoiled =
      field === "customer"
        ? { ...event, data: { object: { customer: nul } } }
        : { ...event, [field]: nul };

    const reply = await world.send(JSON.stringify(spoiled));

    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      message: "An event's id, type and customer hold no NUL.",
    });
    expect(await storedEvents(world)).toEqual(before);
  },
);
