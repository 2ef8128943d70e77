import { errorStatus, problemTitles, problemTypeOf } from "@flipworth/contract";
import { Hono } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import { AppError } from "./app-error.ts";
import { replyJson } from "./reply.ts";

const titles = new Map<string, string>(Object.entries(problemTitles));
const statuses = new Map<string, number>(Object.entries(errorStatus));

/** Where the `type` of a problem leads. */
export function problemRoutes() {
  return new Hono<ApiEnv>().get("/:code", (c) => {
    const code = c.req.param("code");
    const [title, status] = [titles.get(code), statuses.get(code)];
    if (title === undefined || status === undefined) {
      throw new AppError("not_found", "There is no problem of this name.");
    }
    return replyJson(c, { type: problemTypeOf(code), title, status });
  });
}
