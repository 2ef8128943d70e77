import {
  type EmulatorOptions,
  type StripeEmulator,
  startStripeEmulator,
} from "@flipworth/stripe-emulator";
import { SubscriptionOutcome, User } from "@flipworth/contract";
import { pino } from "pino";
import Stripe from "stripe";
import { onTestFinished } from "vitest";
import type { PaidPlanId, Payments } from "../../features/billing/payments-port.ts";
import { repairSubscriptions } from "../../features/billing/repair.ts";
import { stripePayments } from "../../providers/payments/stripe.ts";
import { type Agent, testApp, type TestAppOptions } from "../test-app.ts";
import { testDatabase } from "../test-database.ts";

export type BillingWorld = Awaited<ReturnType<typeof billingWorld>>;

const ours = [
  { lookupKey: "side_hustler", name: "Side Hustler", monthlyCents: 999 },
  { lookupKey: "power_flipper", name: "Power Flipper", monthlyCents: 1999 },
];

type EarlierPrices = Partial<Record<PaidPlanId, readonly string[]>>;

type BillingWorldOptions = TestAppOptions &
  Pick<EmulatorOptions, "seed" | "afterRetries"> & {
    /** Lookup keys out of `seed`. */
    earlierPrices?: EarlierPrices;
    /** Stands between the server and the provider. */
    between?: (payments: Payments) => Payments;
  };

/**
 * The application with a payment provider whose clock stands still, and what people and the
 * provider do with it. Events wait until `deliver`, in the order and as often as a test wants.
 */
export async function billingWorld(options: BillingWorldOptions = {}) {
  const { seed = [], afterRetries = "canceled", earlierPrices = {}, ...rest } = options;
  const { between = (payments) => payments, ...appOptions } = rest;
  const start = new Date("2026-11-21T12:00:00Z");
  const emulator = await startStripeEmulator({
    now: start,
    seed: [...ours, ...seed],
    afterRetries,
  });
  onTestFinished(() => emulator.close());
  const running: Promise<unknown>[] = [];
  const payments = between(paymentsOf(emulator, earlierPrices));
  const clock = () => new Date(emulator.state.clock.now() * 1000);
  const world = await testApp({
    payments,
    clock,
    later: (work) => void running.push(work().catch(() => undefined)),
    ...appOptions,
  });
  const send = (payload: string, signature = emulator.sign(payload)) =>
    world.anybody.raw("/api/stripe/webhook", {
      method: "POST",
      body: payload,
      headers: { "stripe-signature": signature },
    });
  const idle = async () => void (await Promise.all(running.splice(0)));
  const { database } = await testDatabase();
  return {
    ...world,
    emulator,
    database,
    /** What the provider's own pages do, and its staff. */
    provider: providerClient(emulator),
    /** Sends one event and waits for the answer alone. */
    knock: send,
    /** Until nothing runs that an event set off. */
    idle,
    /** 32 days pass, in which the person looks in once and so stays signed in. */
    aMonthLater: async (person: Agent) => {
      emulator.advance({ days: 16 });
      await tierOf(person);
      emulator.advance({ days: 16 });
    },
    /** What the server does by itself every few minutes. */
    repair: () => repairSubscriptions({ database, clock, payments }, pino({ level: "silent" })),
    /** Somebody with a plan that is paid. */
    subscriber: async (name: string, planName: string) => {
      const person = world.signedIn(name);
      emulator.confirm((await wish(person, planName)).clientSecret ?? "", "success");
      await person.post("/api/billing/sync");
      return person;
    },
    /** Sends one event as the provider does, and waits for what it sets off. */
    send: async (payload: string, signature?: string) => {
      const reply = await send(payload, signature);
      await idle();
      return reply;
    },
    /** Sends all events that wait, in their order. */
    deliver: async () => {
      for (const { payload } of emulator.takeEvents()) await send(payload);
      await idle();
    },
  };
}

const providerClient = ({ secretKey, host, port }: StripeEmulator) =>
  new Stripe(secretKey, { host, port, protocol: "http", maxNetworkRetries: 0, telemetry: false });

function paymentsOf(emulator: StripeEmulator, earlier: EarlierPrices = {}) {
  const idOf = (lookupKey: string) => emulator.prices[lookupKey] ?? "";
  const pricesOf = (planId: PaidPlanId) => ({
    sold: idOf(planId),
    earlier: (earlier[planId] ?? []).map(idOf),
  });
  return stripePayments({
    secretKey: emulator.secretKey,
    publishableKey: emulator.publishableKey,
    webhookSecret: emulator.webhookSecret,
    prices: {
      side_hustler: pricesOf("side_hustler"),
      power_flipper: pricesOf("power_flipper"),
    },
    apiUrl: `http://${emulator.host}:${emulator.port}`,
  });
}

export async function wish(person: Agent, planName: string): Promise<SubscriptionOutcome> {
  const { body } = await person.post("/api/create-subscription", { planName });
  return SubscriptionOutcome.parse(body);
}

export async function tierOf(person: Agent): Promise<User["subscription"]> {
  return User.parse((await person.get("/api/auth/user")).body).subscription;
}

type Newest = {
  id: string;
  status: string;
  customer: string;
  default_payment_method: string | null;
  items: { data: readonly { id: string }[] };
};

/** The only subscription that the provider has, or the newest. */
export function newestSubscription({ state }: StripeEmulator): Newest {
  const newest = [...state.subscriptions.values()].at(-1);
  if (!newest) throw new Error("The provider has no subscription");
  return newest;
}
