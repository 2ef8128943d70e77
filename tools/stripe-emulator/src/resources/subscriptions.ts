import { changeItems } from "../change-items.ts";
import { change } from "../event-log.ts";
import { invalidRequest, resourceMissing } from "../http/errors.ts";
import type { Form } from "../http/form.ts";
import { listParams, page } from "../http/lists.ts";
import * as read from "../http/params.ts";
import type { Call, Route } from "../http/router.ts";
import type { Subscription, SubscriptionItem } from "../objects/subscription.ts";
import { endSubscription } from "../subscription-end.ts";
import { paymentBehaviors, subscribe } from "../subscribe.ts";
import type { World } from "../world.ts";
import { getCustomer } from "./customers.ts";
import { getPrice } from "./prices.ts";
import { nextItems, quantityOf } from "./subscription-items.ts";

const path = "/v1/subscriptions";
const shared = ["items", "metadata", "payment_behavior", "payment_settings", "proration_behavior"];
const cancelParams = ["cancel_at", "cancel_at_period_end", "cancellation_details"];

export const subscriptionRoutes: readonly Route[] = [
  {
    method: "POST",
    path,
    accepts: [...shared, "customer", "default_payment_method", "collection_method", "currency"],
    run: create,
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
    run: update,
  },
  {
    method: "DELETE",
    path: `${path}/:id`,
    accepts: ["cancellation_details", "invoice_now", "prorate"],
    run: cancel,
  },
];

export function getSubscription(world: World, id: string, param?: string): Subscription {
  const found = world.subscriptions.get(id);
  if (found === undefined) throw resourceMissing("subscription", id, param);
  return found;
}

function create({ world, params }: Call): Subscription {
  const customer = getCustomer(world, read.requiredText(params, "customer"), "customer");
  const given = read.forms(params, "items");
  if (given.length === 0) {
    const details = { param: "items", code: "parameter_missing" };
    throw invalidRequest("Missing required param: items.", details);
  }
  const items = given.map((item, index) => ({
    price: getPrice(world, read.requiredText(item, "price"), `items[${index}][price]`),
    quantity: quantityOf(item) ?? 1,
  }));
  const behavior = read.optionalChoice(params, "payment_behavior", paymentBehaviors);
  return subscribe(world, {
    customer: customer.id,
    items,
    metadata: read.mergedMetadata(params, {}),
    paymentBehavior: behavior ?? "allow_incomplete",
    defaultPaymentMethod: read.optionalText(params, "default_payment_method") ?? null,
    saveDefaultPaymentMethod: saveRule(params) ?? "off",
  });
}

function saveRule(params: Form) {
  const settings = read.optionalForm(params, "payment_settings");
  const choices = ["off", "on_subscription"] as const;
  return read.optionalChoice(settings, "save_default_payment_method", choices);
}

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

function update({ world, params, id }: Call): Subscription {
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

function refuseFrozen({ status }: Subscription, params: Form): void {
  const isOver = status === "canceled" || status === "incomplete_expired";
  const free = ["metadata", "cancellation_details", "expand"];
  const isIncomplete = status === "incomplete" && params["items"] !== undefined;
  if (isOver && Object.keys(params).some((name) => !free.includes(name))) {
    throw invalidRequest(
      "A canceled subscription can only update its cancellation_details and metadata.",
      { code: "invalid_canceled_subscription_fields" },
    );
  }
  if (!isIncomplete) return;
  throw invalidRequest(
    "A subscription in incomplete status can only have its metadata and payment method updated.",
    { param: "items" },
  );
}

function refuseScheduled({ schedule }: Subscription, params: Form): void {
  const param = ["cancel_at", "cancel_at_period_end"].find((name) => params[name] !== undefined);
  if (schedule === null || param === undefined) return;
  throw invalidRequest(
    `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    { param },
  );
}

function plainChanges(subscription: Subscription, params: Form): Partial<Subscription> {
  const card = read.optionalText(params, "default_payment_method");
  const rule = saveRule(params);
  const settings = subscription.payment_settings;
  return {
    metadata: read.mergedMetadata(params, subscription.metadata),
    cancellation_details: cancellationDetails(subscription, params),
    ...(card !== undefined && { default_payment_method: card }),
    ...(rule && { payment_settings: { ...settings, save_default_payment_method: rule } }),
  };
}

function cancellationDetails(subscription: Subscription, params: Form) {
  const given = read.optionalForm(params, "cancellation_details");
  const before = subscription.cancellation_details;
  return {
    ...before,
    comment: read.optionalText(given, "comment") ?? before.comment,
    feedback: read.optionalText(given, "feedback") ?? before.feedback,
  };
}

/** A wish to end later, or its withdrawal. */
function endChanges(world: World, subscription: Subscription, params: Form): Partial<Subscription> {
  const atPeriodEnd = read.optionalFlag(params, "cancel_at_period_end");
  const wished = params["cancel_at"];
  const periodEnd = lastPeriodEnd(subscription.items.data);
  const details = cancellationDetails(subscription, params);
  const at = wished === "min_period_end" ? periodEnd : read.optionalInteger(params, "cancel_at");
  if (atPeriodEnd === false || wished === "") {
    const withdrawn = { ...details, reason: null };
    return {
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      cancellation_details: withdrawn,
    };
  }
  if (atPeriodEnd === undefined && at === undefined) return {};
  return {
    cancel_at: at ?? periodEnd,
    cancel_at_period_end: atPeriodEnd ?? false,
    canceled_at: world.clock.now(),
    cancellation_details: { ...details, reason: "cancellation_requested" },
  };
}

const lastPeriodEnd = (items: readonly SubscriptionItem[]) =>
  Math.max(...items.map((item) => item.current_period_end));

function cancel({ world, params, id }: Call): Subscription {
  const subscription = getSubscription(world, id);
  // To the provider a subscription that has ended is one that it cannot find for this.
  if (subscription.ended_at !== null) throw resourceMissing("subscription", id);
  subscription.cancellation_details = cancellationDetails(subscription, params);
  endSubscription(world, subscription, "cancellation_requested");
  return subscription;
}
