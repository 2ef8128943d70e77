import type { Form } from "../http/form.ts";
import * as read from "../http/params.ts";
import type { Subscription, SubscriptionItem } from "../objects/subscription.ts";
import type { World } from "../world.ts";

export function saveRule(params: Form) {
  const settings = read.optionalForm(params, "payment_settings");
  const choices = ["off", "on_subscription"] as const;
  return read.optionalChoice(settings, "save_default_payment_method", choices);
}

export function plainChanges(subscription: Subscription, params: Form): Partial<Subscription> {
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

export function cancellationDetails(subscription: Subscription, params: Form) {
  const given = read.optionalForm(params, "cancellation_details");
  const before = subscription.cancellation_details;
  return {
    ...before,
    comment: read.optionalText(given, "comment") ?? before.comment,
    feedback: read.optionalText(given, "feedback") ?? before.feedback,
  };
}

/** A wish to end later, or its withdrawal. */
export function endChanges(
  world: World,
  subscription: Subscription,
  params: Form,
): Partial<Subscription> {
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
