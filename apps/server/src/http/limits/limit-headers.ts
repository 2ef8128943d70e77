import type { ApiContext } from "../middleware/api-env.ts";
import type { LimitHeaders } from "./limiter.ts";

/** Several limits may count one request: both header fields are lists, with a member for each. */
export function addLimitHeaders(c: ApiContext, added: LimitHeaders): void {
  const before = c.var.limitHeaders ?? {};
  const joined = Object.entries(added).map(([name, value]) => {
    const known = before[name];
    return [name, known === undefined ? value : `${known}, ${value}`];
  });
  c.set("limitHeaders", { ...before, ...Object.fromEntries(joined) });
}
