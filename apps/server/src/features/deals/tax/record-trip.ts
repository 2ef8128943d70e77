import { limits, type NewTrip, type Trip } from "@flipworth/contract";
import type { z } from "zod";
import type { Database } from "../../../db/client.ts";
import { lockUser } from "../../../db/lock-user.ts";
import { AppError } from "../../../http/replies/app-error.ts";
import { assertStorable } from "../deal-rules.ts";
import { getDealRow } from "../write-deals.ts";
import { countTrips, findTripByKey, insertTrip } from "./trip-store.ts";
import { said, saidOfRecords } from "../../../words/errors.ts";

type Given = { ownerId: string; trip: z.output<typeof NewTrip>; key: string | null };

/** Keeps a drive once per key. Throws `not_found` for somebody else's deal. */
export async function recordTrip(
  database: Database,
  { ownerId, trip: { miles, ...trip }, key }: Given,
): Promise<{ kept: Trip; isNew: boolean }> {
  assertStorable(trip);
  // One at a time: two presses at once must not find out from the database that they are the same.
  return database.transaction(async (transaction) => {
    if (!(await lockUser(transaction, ownerId))) {
      throw new AppError("not_signed_in", said("accountGone"));
    }
    if (trip.dealId !== null) await getDealRow(transaction, ownerId, trip.dealId);
    const known = key === null ? undefined : await findTripByKey(transaction, ownerId, key);
    if (known) return { kept: known, isNew: false };
    if ((await countTrips(transaction, ownerId)) >= limits.trips) throw tooMany();
    const tenthsOfMiles = Math.round(miles * 10);
    const drive = { ...trip, ownerId, requestKey: key, tenthsOfMiles };
    return { kept: await insertTrip(transaction, drive), isNew: true };
  });
}

const tooMany = () =>
  new AppError(
    "invalid_request",
    saidOfRecords("fullTrips", { count: limits.trips.toLocaleString("en-US") }),
  );
