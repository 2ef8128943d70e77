import { limits, type NewTrip, type Trip } from "@flipworth/contract";
import type { z } from "zod";
import type { Database } from "../../../db/client.ts";
import { AppError } from "../../../http/replies/app-error.ts";
import { assertStorable } from "../deal-rules.ts";
import { getDealRow } from "../write-deals.ts";
import { countTrips, findTripByKey, insertTrip } from "./trip-store.ts";
import { saidOfRecords } from "../../../words/errors.ts";

type Given = { ownerId: string; trip: z.output<typeof NewTrip>; key: string | null };

/** Keeps a drive once per key. Throws `not_found` for somebody else's deal. */
export async function recordTrip(
  database: Database,
  { ownerId, trip: { miles, ...trip }, key }: Given,
): Promise<{ kept: Trip; isNew: boolean }> {
  assertStorable(trip);
  if (trip.dealId !== null) await getDealRow(database, ownerId, trip.dealId);
  const known = key === null ? undefined : await findTripByKey(database, ownerId, key);
  if (known) return { kept: known, isNew: false };
  if ((await countTrips(database, ownerId)) >= limits.trips) throw tooMany();
  const tenthsOfMiles = Math.round(miles * 10);
  const kept = await insertTrip(database, { ...trip, ownerId, requestKey: key, tenthsOfMiles });
  return { kept, isNew: true };
}

const tooMany = () =>
  new AppError(
    "invalid_request",
    saidOfRecords("fullTrips", { count: limits.trips.toLocaleString("en-US") }),
  );
