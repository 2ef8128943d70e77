import { resourceMissing } from "../http/errors.ts";
import { listParams, page } from "../http/lists.ts";
import * as read from "../http/params.ts";
import type { Call, Route } from "../http/router.ts";
import type { Subscription } from "../objects/subscription.ts";
import { endSubscription } from "../subscription-end.ts";
import { cancellationDetails } from "./subscription-changes.ts";
import { createSubscription } from "./create-subscription.ts";
import { getSubscription } from "./find-subscription.ts";
import { updateSubscription } from "./update-subscription.ts";

const path = "/v1/subscriptions";
const shared = ["items", "metadata", "payment_behavior", "payment_settings", "proration_behavior"];
const cancelParams = ["cancel_at", "cancel_at_period_end", "cancellation_details"];

export const subscriptionRoutes: readonly Route[] = [
  {
    method: "POST",
    path,
    accepts: [...shared, "customer", "default_payment_method", "collection_method", "currency"],
    run: createSubscription,
  },
  { method: "GET", path, accepts: [...listParams, "customer", "price", "status"], run: list },
  {
    method: "GET",
    path: `${path}/:id`,
    accepts: [],
    run: ({ world, id }) => getSubscription(world, id),
  },
  {
    method: "POST",
    path: `${path}/:id`,
    accepts: [...shared, ...cancelParams, "default_payment_method"],
    run: updateSubscription,
  },
  {
    method: "DELETE",
    path: `${path}/:id`,
    accepts: ["cancellation_details", "invoice_now", "prorate"],
    run: cancel,
  },
];

function list({ world, params }: Call) {
  const customer = read.optionalText(params, "customer");
  const price = read.optionalText(params, "price");
  const status = read.optionalText(params, "status");
  const fits = (subscription: Subscription) =>
    status === undefined
      ? subscription.status !== "canceled"
      : status === "all" ||
        subscription.status === status ||
        (status === "ended" && subscription.ended_at !== null);
  const found = [...world.subscriptions.values()].filter(
    (subscription) =>
      (customer === undefined || subscription.customer === customer) &&
      (price === undefined || subscription.items.data.some((item) => item.price.id === price)) &&
      fits(subscription),
  );
  return page(found, params, path);
}

function cancel({ world, params, id }: Call): Subscription {
  const subscription = getSubscription(world, id);
  // To the provider a subscription that has ended is one that it cannot find for this.
  if (subscription.ended_at !== null) throw resourceMissing("subscription", id);
  subscription.cancellation_details = cancellationDetails(subscription, params);
  endSubscription(world, subscription, "cancellation_requested");
  return subscription;
}
