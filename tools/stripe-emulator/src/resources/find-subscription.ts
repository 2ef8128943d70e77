import { resourceMissing } from "../http/errors.ts";
import type { Subscription } from "../objects/subscription.ts";
import type { World } from "../world.ts";

export function getSubscription(world: World, id: string, param?: string): Subscription {
  const found = world.subscriptions.get(id);
  if (found === undefined) throw resourceMissing("subscription", id, param);
  return found;
}
