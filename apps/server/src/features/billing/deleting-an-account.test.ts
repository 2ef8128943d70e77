import { expect, test } from "vitest";
import {
  billingWorld,
  newestSubscription,
  tierOf,
  wish,
} from "../../testing/worlds/billing-world.ts";

const statusesOf = ({ emulator }: Awaited<ReturnType<typeof billingWorld>>) =>
  [...emulator.state.subscriptions.values()].map(({ status }) => status);

test("deleting the account ends its subscription at once", async () => {
  const world = await billingWorld();
  const ana = await world.subscriber("ana", "Side Hustler");

  const reply = await ana.delete("/api/account");
  await world.deliver();

  expect(reply.status).toBe(200);
  expect(statusesOf(world)).toEqual(["canceled"]);
  expect((await ana.get("/api/auth/user")).body).toBeNull();
});

test("while the provider is away the account is not deleted, and nothing of it", async () => {
  const world = await billingWorld({ mayLog: true });
  const ana = await world.subscriber("ana", "Side Hustler");
  await ana.post("/api/saved-listings", { title: "Drill" });
  world.emulator.failNext({ status: 503, count: 3 });

  const reply = await ana.delete("/api/account");

  expect(reply).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect(statusesOf(world)).toEqual(["active"]);
  expect((await tierOf(ana)).tier).toBe("Side Hustler");
  expect((await ana.get("/api/saved-listings")).body).toHaveLength(1);
  expect((await ana.delete("/api/account")).status).toBe(200);
  expect(statusesOf(world)).toEqual(["canceled"]);
});

test("a plan that has ended at the provider meanwhile keeps nobody from deleting", async () => {
  const { subscriber, emulator, provider } = await billingWorld();
  const ana = await subscriber("ana", "Side Hustler");
  await provider.customers.del(newestSubscription(emulator).customer);

  expect((await ana.delete("/api/account")).status).toBe(200);
});

test("a plan asked for while the account goes leaves nothing that can be paid, round after round", async () => {
  const world = await billingWorld();
  for (const name of ["ana", "ben", "cleo", "dan", "eve"]) {
    const person = world.signedIn(name);
    await tierOf(person);

    await Promise.all([
      person.post("/api/create-subscription", { planName: "Side Hustler" }),
      person.delete("/api/account"),
      person.post("/api/create-subscription", { planName: "Power Flipper" }),
    ]);

    expect((await person.get("/api/auth/user")).body).toBeNull();
    expect(statusesOf(world)).not.toContain("incomplete");
  }
});

test("a first payment that waits is made impossible with the account", async () => {
  const { signedIn, emulator } = await billingWorld();
  const ana = signedIn("ana");
  const { clientSecret } = await wish(ana, "Side Hustler");

  await ana.delete("/api/account");

  expect(() => emulator.confirm(clientSecret ?? "", "success")).toThrow("canceled");
});
