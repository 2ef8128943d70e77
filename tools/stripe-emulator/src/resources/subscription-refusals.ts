import { invalidRequest } from "../http/errors.ts";
import type { Form } from "../http/form.ts";
import type { Subscription } from "../objects/subscription.ts";

export function refuseFrozen({ status }: Subscription, params: Form): void {
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

export function refuseScheduled({ schedule }: Subscription, params: Form): void {
  const param = ["cancel_at", "cancel_at_period_end"].find((name) => params[name] !== undefined);
  if (schedule === null || param === undefined) return;
  throw invalidRequest(
    `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    { param },
  );
}
