import { invalidRequest, resourceMissing } from "../http/errors.ts";
import type { Form } from "../http/form.ts";
import * as read from "../http/params.ts";
import type { Subscription, SubscriptionItem } from "../objects/subscription.ts";
import { newSubscriptionItem, planOfPrice } from "../objects/subscription.ts";
import type { World } from "../world.ts";
import { getPrice } from "./prices.ts";

export function quantityOf(item: Form): number | undefined {
  const quantity = read.optionalInteger(item, "quantity");
  if (quantity === undefined || quantity >= 1) return quantity;
  throw invalidRequest("This value must be greater than or equal to 1.", { param: "quantity" });
}

/**
 * The items of a subscription after a change, or nothing when none is asked for.
 *
 * An entry without an id adds a second item beside the first: a classic mistake in changing plans.
 */
export function nextItems(
  world: World,
  subscription: Subscription,
  given: readonly Form[],
): SubscriptionItem[] | undefined {
  if (given.length === 0) return undefined;
  let items = [...subscription.items.data];
  given.forEach((entry, index) => {
    const id = read.optionalText(entry, "id");
    const place = items.findIndex((item) => item.id === id);
    if (id === undefined) items.push(addedItem(world, subscription, { entry, index }));
    else if (place < 0) throw resourceMissing("subscription item", id, `items[${index}][id]`);
    else if (read.optionalFlag(entry, "deleted") === true) {
      items = items.filter((item) => item.id !== id);
    } else items = items.with(place, changedItem(world, items[place], { entry, index }));
  });
  if (items.length > 0) return items;
  throw invalidRequest("A subscription must have at least one active plan.", { param: "items" });
}

type Entry = { entry: Form; index: number };

function addedItem(world: World, subscription: Subscription, { entry, index }: Entry) {
  const param = `items[${index}][price]`;
  const price = getPrice(world, read.requiredText(entry, "price"), param);
  const items = subscription.items.data;
  if (items.some((item) => item.price.id === price.id)) {
    const message = `Cannot add multiple subscription items with the same price: ${price.id}`;
    throw invalidRequest(message, { param });
  }
  const now = world.clock.now();
  const period = {
    start: items[0]?.current_period_start ?? now,
    end: items[0]?.current_period_end ?? now,
  };
  const quantity = quantityOf(entry) ?? 1;
  return newSubscriptionItem({ subscription: subscription.id, price, quantity, period }, now);
}

function changedItem(
  world: World,
  item: SubscriptionItem | undefined,
  { entry, index }: Entry,
): SubscriptionItem {
  if (item === undefined) throw new Error("An item that was found is gone");
  const priceId = read.optionalText(entry, "price") ?? item.price.id;
  const price = getPrice(world, priceId, `items[${index}][price]`);
  const quantity = quantityOf(entry) ?? item.quantity;
  return { ...item, price, plan: planOfPrice(price), quantity };
}
