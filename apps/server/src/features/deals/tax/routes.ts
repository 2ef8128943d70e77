import { TaxYearChoices, YearInPath } from "@flipworth/contract";
import { Hono } from "hono";
import type { ApiEnv } from "../../../http/middleware/api-env.ts";
import { parseInput } from "../../../http/middleware/parse-input.ts";
import { readJson } from "../../../http/middleware/read-json.ts";
import { replyJson } from "../../../http/replies/reply.ts";
import { replaceChoices } from "./tax-store.ts";
import { type TaxRoutesDeps, yearOf } from "./year-of-taxes.ts";

export function taxRoutes({ database, authenticate }: TaxRoutesDeps) {
  return new Hono<ApiEnv>()
    .get("/:year", async (c) => {
      const ownerId = await authenticate(c);
      const { year } = parseInput(YearInPath, { year: c.req.param("year") });
      return replyJson(c, await yearOf(database, ownerId, year));
    })
    .put("/:year", async (c) => {
      const ownerId = await authenticate(c);
      const { year } = parseInput(YearInPath, { year: c.req.param("year") });
      const choices = await readJson(c.req.raw, TaxYearChoices);
      await replaceChoices(database, ownerId, { year, choices });
      return replyJson(c, await yearOf(database, ownerId, year));
    });
}
