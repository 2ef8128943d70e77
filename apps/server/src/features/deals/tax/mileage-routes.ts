import { NewTrip, TripsPage } from "@flipworth/contract";
import { Hono } from "hono";
import { isUuid } from "../../../db/uuid.ts";
import type { ApiEnv } from "../../../http/middleware/api-env.ts";
import { parseInput } from "../../../http/middleware/parse-input.ts";
import { readJson } from "../../../http/middleware/read-json.ts";
import { replyJson } from "../../../http/replies/reply.ts";
import { requestKey } from "../../../http/middleware/request-key.ts";
import { deleteTrip, noSuchTrip, pageOfTrips } from "./trip-store.ts";
import { recordTrip } from "./record-trip.ts";
import type { TaxRoutesDeps } from "./year-of-taxes.ts";

export function mileageRoutes({ database, authenticate }: TaxRoutesDeps) {
  return new Hono<ApiEnv>()
    .get("/", async (c) => {
      const ownerId = await authenticate(c);
      const page = parseInput(TripsPage, c.req.query());
      const { rows, hasMore } = await pageOfTrips(database, { ownerId, ...page });
      const { year, limit } = page;
      const next = `/api/mileage?year=${year}&before=${rows.at(-1)?.id}&limit=${limit}`;
      const link = hasMore ? { Link: `<${next}>; rel="next"` } : {};
      return replyJson(c, rows, { headers: link });
    })
    .post("/", async (c) => {
      const ownerId = await authenticate(c);
      const key = requestKey(c);
      const trip = await readJson(c.req.raw, NewTrip);
      const { kept, isNew } = await recordTrip(database, { ownerId, trip, key });
      return replyJson(c, kept, { status: isNew ? 201 : 200 });
    })
    .delete("/:id", async (c) => {
      const ownerId = await authenticate(c);
      const id = c.req.param("id");
      if (!isUuid(id) || !(await deleteTrip(database, ownerId, id))) {
        throw noSuchTrip();
      }
      return replyJson(c, { deleted: true });
    });
}
