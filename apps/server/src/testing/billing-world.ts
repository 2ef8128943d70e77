import { type StripeEmulator, startStripeEmulator } from "@flipworth/stripe-emulator";
import { SubscriptionOutcome, User } from "@flipworth/contract";
import { onTestFinished } from "vitest";
import { stripePayments } from "../providers/payments/stripe.ts";
import { type Agent, testApp, type TestAppOptions } from "./test-app.ts";

export type BillingWorld = Awaited<ReturnType<typeof billingWorld>>;

/**
 * The application with a payment provider whose clock stands still, and what people and the
 * provider do with it. Events wait until `deliver`, in the order and as often as a test wants.
 */
export async function billingWorld(options: TestAppOptions = {}) {
  const start = new Date("2026-11-21T12:00:00Z");
  const emulator = await startStripeEmulator({
    now: start,
    seed: [
      { lookupKey: "side_hustler", name: "Side Hustler", monthlyCents: 999 },
      { lookupKey: "power_flipper", name: "Power Flipper", monthlyCents: 1999 },
    ],
  });
  onTestFinished(() => emulator.close());
  const running: Promise<unknown>[] = [];
  const payments = paymentsOf(emulator);
  const world = await testApp({
    payments,
    clock: () => new Date(emulator.state.clock.now() * 1000),
    later: (work) => void running.push(work().catch(() => undefined)),
    ...options,
  });
  const send = (payload: string, signature = emulator.sign(payload)) =>
    world.anybody.raw("/api/stripe/webhook", {
      method: "POST",
      body: payload,
      headers: { "stripe-signature": signature },
    });
  return {
    ...world,
    emulator,
    payments,
    /** Sends one event as the provider does, and waits for what it sets off. */
    send: async (payload: string, signature?: string) => {
      const reply = await send(payload, signature);
      await Promise.all(running.splice(0));
      return reply;
    },
    /** Sends all events that wait, in their order. */
    deliver: async () => {
      for (const { payload } of emulator.takeEvents()) await send(payload);
      await Promise.all(running.splice(0));
    },
  };
}

export function paymentsOf(emulator: StripeEmulator) {
  return stripePayments({
    secretKey: emulator.secretKey,
    publishableKey: emulator.publishableKey,
    webhookSecret: emulator.webhookSecret,
    prices: {
      side_hustler: { sold: emulator.prices["side_hustler"] ?? "", earlier: [] },
      power_flipper: { sold: emulator.prices["power_flipper"] ?? "", earlier: [] },
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
