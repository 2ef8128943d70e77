import type { World } from "../world.ts";
import { ApiError, invalidRequest } from "./errors.ts";
import type { Form } from "./form.ts";

/** One request of the API: `id` is the part of the path that the route calls `:id`, or "". */
export type Call = { world: World; params: Form; id: string };

export type Route = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  /** The parameters it understands; any other is refused, as the provider refuses a misspelt one. */
  accepts: readonly string[];
  run: (call: Call) => object;
};

export type Match = { route: Route; id: string };

export function findRoute(routes: readonly Route[], method: string, path: string): Match {
  for (const route of routes) {
    const id = route.method === method ? matched(route.path, path) : undefined;
    if (id !== undefined) return { route, id };
  }
  throw new ApiError(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

function matched(pattern: string, path: string): string | undefined {
  const [names, parts] = [pattern.split("/"), path.split("/")];
  const fits =
    names.length === parts.length &&
    names.every((name, index) => name === ":id" || name === parts[index]);
  return fits ? decodeURIComponent(parts[names.indexOf(":id")] ?? "") : undefined;
}

export function checkParams(route: Route, params: Form): void {
  const unknown = Object.keys(params).find(
    (name) => name !== "expand" && !route.accepts.includes(name),
  );
  if (unknown === undefined) return;
  throw invalidRequest(`Received unknown parameter: ${unknown} (unknown to the emulator)`, {
    param: unknown,
    code: "parameter_unknown",
  });
}
