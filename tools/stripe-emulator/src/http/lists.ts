import type { Seconds } from "../clock.ts";
import type { ListOf } from "../objects/list.ts";
import { invalidRequest } from "./errors.ts";
import type { Form } from "./form.ts";
import { optionalInteger, optionalText } from "./params.ts";

export const listParams = ["limit", "starting_after", "ending_before", "created"] as const;

/** One page, newest first, of things given in the order of their creation. */
export function page<Item extends { id: string; created: Seconds }>(
  oldestFirst: Iterable<Item>,
  params: Form,
  url: string,
): ListOf<Item> {
  const limit = optionalInteger(params, "limit") ?? 10;
  if (limit < 1 || limit > 100) throw invalidRequest("Invalid limit", { param: "limit" });
  const items = [...oldestFirst].toReversed();
  const after = optionalText(params, "starting_after");
  const before = optionalText(params, "ending_before");
  if (before !== undefined) {
    const older = items.slice(0, positionOf(items, before, "ending_before"));
    const data = older.slice(-limit);
    return { object: "list", data, has_more: older.length > limit, url };
  }
  const rest =
    after === undefined ? items : items.slice(positionOf(items, after, "starting_after") + 1);
  return { object: "list", data: rest.slice(0, limit), has_more: rest.length > limit, url };
}

function positionOf(items: { id: string }[], id: string, param: string): number {
  const position = items.findIndex((item) => item.id === id);
  if (position >= 0) return position;
  throw invalidRequest(`No such object: '${id}'`, { param, code: "resource_missing" });
}
