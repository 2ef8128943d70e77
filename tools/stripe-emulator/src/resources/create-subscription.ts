import { invalidRequest } from "../http/errors.ts";
import * as read from "../http/params.ts";
import type { Call } from "../http/router.ts";
import type { Subscription } from "../objects/subscription.ts";
import { paymentBehaviors, subscribe } from "../subscribe.ts";
import { getCustomer } from "./customers.ts";
import { getPrice } from "./prices.ts";
import { quantityOf } from "./subscription-items.ts";
import { saveRule } from "./subscription-changes.ts";

export function createSubscription({ world, params }: Call): Subscription {
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
