import { changeItems } from "../change-items.ts";
import { change } from "../event-log.ts";
import * as read from "../http/params.ts";
import type { Call } from "../http/router.ts";
import type { Subscription } from "../objects/subscription.ts";
import { paymentBehaviors } from "../subscribe.ts";
import { nextItems } from "./subscription-items.ts";
import { plainChanges, endChanges } from "./subscription-changes.ts";
import { refuseFrozen, refuseScheduled } from "./subscription-refusals.ts";
import { getSubscription } from "./find-subscription.ts";

export function updateSubscription({ world, params, id }: Call): Subscription {
  const subscription = getSubscription(world, id);
  refuseFrozen(subscription, params);
  refuseScheduled(subscription, params);
  const items = nextItems(world, subscription, read.forms(params, "items"));
  const prorations = ["always_invoice", "create_prorations", "none"] as const;
  const proration = read.optionalChoice(params, "proration_behavior", prorations);
  const payment = read.optionalChoice(params, "payment_behavior", paymentBehaviors);
  const plain = {
    ...plainChanges(subscription, params),
    ...endChanges(world, subscription, params),
  };
  if (items !== undefined) {
    changeItems(world, subscription, {
      items,
      proration: proration ?? "create_prorations",
      payment: payment ?? "allow_incomplete",
    });
  }
  change(world.log, "customer.subscription.updated", { object: subscription, to: plain });
  return subscription;
}
