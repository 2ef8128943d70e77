import { periodEndAfter } from "./clock.ts";
import { cardDeclined, collect, expectedOutcome, savedCard } from "./collection.ts";
import { invalidRequest, paymentFailed } from "./http/errors.ts";
import { draftInvoice, finalizeInvoice, periodLines } from "./invoicing.ts";
import type { Price } from "./objects/price.ts";
import type { SubscriptionInput } from "./objects/subscription.ts";
import { newSubscription, newSubscriptionItem } from "./objects/subscription.ts";
import type { World } from "./world.ts";

export const paymentBehaviors = [
  "allow_incomplete",
  "default_incomplete",
  "error_if_incomplete",
  "pending_if_incomplete",
] as const;
export type PaymentBehavior = (typeof paymentBehaviors)[number];

export type SubscribeInput = Omit<SubscriptionInput, "status"> & {
  items: { price: Price; quantity: number }[];
  paymentBehavior: PaymentBehavior;
};

/** Starts a subscription and asks for its first month; it is incomplete until that is paid. */
export function subscribe(world: World, input: SubscribeInput) {
  const now = world.clock.now();
  const subscription = newSubscription({ ...input, status: "incomplete" }, now);
  const waitsForBrowser = input.paymentBehavior === "default_incomplete";
  if (!waitsForBrowser && savedCard(world, subscription) === null) {
    const message =
      "This customer has no attached payment source or default payment method. Please consider adding a default payment method.";
    throw invalidRequest(message, { code: "resource_missing" });
  }
  const isRefused =
    input.paymentBehavior === "error_if_incomplete" &&
    expectedOutcome(world, subscription) !== "success";
  if (isRefused) throw paymentFailed(cardDeclined);

  const period = { start: now, end: periodEndAfter(now, now) };
  const itemInput = { subscription: subscription.id, period };
  subscription.items.data = input.items.map((item) =>
    newSubscriptionItem({ ...item, ...itemInput }, now),
  );
  world.subscriptions.set(subscription.id, subscription);
  const invoice = draftInvoice(world, subscription, {
    reason: "subscription_create",
    lines: periodLines(world, subscription.items.data),
    period: { start: now, end: now },
  });
  subscription.latest_invoice = invoice.id;
  world.log.emit("customer.subscription.created", subscription);
  finalizeInvoice(world, invoice);
  if (!waitsForBrowser || invoice.amount_due === 0) collect(world, invoice);
  return subscription;
}
