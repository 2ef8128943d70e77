import { planOf, type User } from "@flipworth/contract";
import { type BillingWorld, newestSubscription, tierOf, wish } from "./worlds/billing-world.ts";
import type { Agent } from "./test-app.ts";

type Dice = { chance: (share: number) => boolean; upTo: (sides: number) => number };

/** The same numbers for the same seed (mulberry32). */
function diceOf(seed: number): Dice {
  let state = seed * 0x9e3779b9;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { chance: (share) => next() < share, upTo: (sides) => Math.floor(next() * sides) };
}

const steps = 24;
const together = 8;

/**
 * A year of one customer: what they and the provider do, and webhooks of which one in ten is lost,
 * three in ten come twice, and all in any order. At its end the hourly repair has run.
 */
export async function randomYear(world: BillingWorld, seed: number) {
  const dice = diceOf(seed);
  const person = world.signedIn(`seed ${seed}`);
  const waiting: string[] = [];
  let liveAtMost = 0;
  for (let step = 0; step < steps; step++) {
    await happening(world, person, dice);
    liveAtMost = Math.max(liveAtMost, liveOf(world).length);
    world.emulator.advance({ days: 1 + dice.upTo(29) });
    for (const { payload } of world.emulator.takeEvents()) {
      if (dice.chance(0.1)) continue;
      waiting.push(payload, ...(dice.chance(0.3) ? [payload] : []));
    }
    await deliverSome(world, { waiting, dice, share: 0.5 });
    // No session lasts a year.
    person.signInAnew();
    await tierOf(person);
  }
  await deliverSome(world, { waiting, dice, share: 1 });
  // The last thing to happen, of which no word comes.
  await happening(world, person, dice);
  world.emulator.advance({ hours: 2 });
  world.emulator.takeEvents();
  await world.repair();
  const { tier, creditsTotal, isPastDue } = await tierOf(person);
  return { expected: standingAt(world), shown: { tier, creditsTotal, isPastDue }, liveAtMost };
}

async function happening(world: BillingWorld, person: Agent, dice: Dice): Promise<void> {
  const deeds: (() => Promise<unknown> | void)[] = [
    () => choose(world, person, { dice, planName: "Side Hustler" }),
    () => choose(world, person, { dice, planName: "Power Flipper" }),
    () => world.emulator.setPaymentOutcome(dice.chance(0.5) ? "decline" : "requires_action"),
    () => cancelInPortal(world),
    () => endNow(world),
    () => undefined,
  ];
  await deeds[dice.upTo(deeds.length)]?.();
}

async function choose(
  { emulator }: BillingWorld,
  person: Agent,
  { dice, planName }: { dice: Dice; planName: string },
): Promise<void> {
  const { clientSecret } = await wish(person, planName).catch(() => ({ clientSecret: null }));
  if (clientSecret === null || dice.chance(0.2)) return;
  const outcome = dice.chance(0.8) ? "success" : "decline";
  try {
    emulator.confirm(clientSecret, outcome);
  } catch {
    // A declined card is thrown, as the browser's library does.
  }
}

// What is not there, has ended or hangs on a schedule is refused, as in the portal.
async function cancelInPortal({ emulator, provider }: BillingWorld): Promise<void> {
  if (emulator.state.subscriptions.size === 0) return;
  const { id } = newestSubscription(emulator);
  await provider.subscriptions.update(id, { cancel_at_period_end: true }).catch(() => undefined);
}

async function endNow({ emulator, provider }: BillingWorld): Promise<void> {
  if (emulator.state.subscriptions.size === 0) return;
  await provider.subscriptions.cancel(newestSubscription(emulator).id).catch(() => undefined);
}

type Delivery = { waiting: string[]; dice: Dice; share: number };

async function deliverSome(world: BillingWorld, { waiting, dice, share }: Delivery): Promise<void> {
  const shuffled = waiting
    .splice(0)
    .map((payload) => ({ payload, place: dice.upTo(1_000_000) }))
    .toSorted((x, y) => x.place - y.place)
    .map(({ payload }) => payload);
  const now = shuffled.splice(0, Math.ceil(shuffled.length * share));
  waiting.push(...shuffled);
  while (now.length > 0) {
    await Promise.all(now.splice(0, together).map((payload) => world.knock(payload)));
  }
  await world.idle();
}

const liveOf = ({ emulator }: BillingWorld) =>
  [...emulator.state.subscriptions.values()].filter(({ status }) =>
    ["active", "past_due"].includes(status),
  );

/** What the provider's own records give the person. */
function standingAt(
  world: BillingWorld,
): Pick<User["subscription"], "tier" | "creditsTotal" | "isPastDue"> {
  const [live] = liveOf(world);
  const isPower = live?.items.data[0]?.price.lookup_key === "power_flipper";
  const paid = planOf(isPower ? "power_flipper" : "side_hustler");
  const plan = live ? paid : planOf("free");
  return {
    tier: plan.name,
    creditsTotal: plan.analysesPerMonth,
    isPastDue: live?.status === "past_due",
  };
}
