import Stripe from "stripe";
import { onTestFinished } from "vitest";
import type { EmulatorOptions } from "../start.ts";
import { startStripeEmulator } from "../start.ts";

const plans = [
  { name: "Side Hustler", lookupKey: "side_hustler", monthlyCents: 999 },
  { name: "Power Flipper", lookupKey: "power_flipper", monthlyCents: 1999 },
] as const;

/** An emulator for one test and the provider's own client library, pointed at it. */
export async function emulatedStripe(options: EmulatorOptions & { secretKey?: string } = {}) {
  const now = new Date("2026-01-15T12:00:00Z");
  const emulator = await startStripeEmulator({ seed: plans, now, ...options });
  onTestFinished(() => emulator.close());
  const stripe = new Stripe(options.secretKey ?? emulator.secretKey, {
    host: emulator.host,
    port: emulator.port,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const price = (lookupKey: string) => emulator.prices[lookupKey] ?? "price_missing";
  return { emulator, stripe, price };
}

export type EmulatedStripe = Awaited<ReturnType<typeof emulatedStripe>>;

/** A new customer's subscription before the first payment, and what the browser gets for it. */
export async function incompleteSubscription(world: EmulatedStripe, plan = "side_hustler") {
  const { stripe, price } = world;
  const customer = await stripe.customers.create({ email: "ana@example.com" });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price(plan) }],
    payment_behavior: "default_incomplete",
    payment_settings: { save_default_payment_method: "on_subscription" },
    expand: ["latest_invoice.confirmation_secret"],
  });
  const invoice = subscription.latest_invoice;
  const clientSecret =
    invoice === null || typeof invoice === "string"
      ? undefined
      : invoice.confirmation_secret?.client_secret;
  return { customer, subscription, clientSecret: clientSecret ?? "" };
}

export async function activeSubscription(world: EmulatedStripe, plan = "side_hustler") {
  const { customer, subscription, clientSecret } = await incompleteSubscription(world, plan);
  world.emulator.confirm(clientSecret, "success");
  const active = await world.stripe.subscriptions.retrieve(subscription.id);
  const item = active.items.data[0];
  if (item === undefined) throw new Error("The subscription has no item");
  return { customer, id: active.id, item };
}

export const seconds = (day: string) => Date.parse(day) / 1000;
export const day = (moment: number | null | undefined) =>
  moment ? new Date(moment * 1000).toISOString().slice(0, 10) : moment;
