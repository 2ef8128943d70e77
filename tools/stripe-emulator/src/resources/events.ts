import { resourceMissing } from "../http/errors.ts";
import { listParams, page } from "../http/lists.ts";
import { optionalText, texts } from "../http/params.ts";
import type { Call, Route } from "../http/router.ts";

export const eventRoutes: readonly Route[] = [
  { method: "GET", path: "/v1/events", accepts: [...listParams, "type", "types"], run: list },
  { method: "GET", path: "/v1/events/:id", accepts: [], run: retrieve },
];

function list({ world, params }: Call) {
  const one = optionalText(params, "type");
  const types = one === undefined ? texts(params, "types") : [one];
  const found = world.log.all
    .map(({ event }) => event)
    .filter(({ type }) => types.length === 0 || types.some((wanted) => fits(wanted, type)));
  return page(found, params, "/v1/events");
}

/** `invoice.*` stands for every event whose name begins with `invoice.`. */
const fits = (wanted: string, type: string) =>
  wanted.endsWith("*") ? type.startsWith(wanted.slice(0, -1)) : wanted === type;

function retrieve({ world, id }: Call) {
  const found = world.log.all.find((recorded) => recorded.id === id);
  if (found === undefined) throw resourceMissing("event", id);
  return found.event;
}
