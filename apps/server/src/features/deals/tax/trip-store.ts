import { randomUUID } from "node:crypto";
import type { Trip } from "@flipworth/contract";
import { and, count, desc, eq, gte, lte } from "drizzle-orm";
import type { Database } from "../../../db/client.ts";
import { trips } from "../../../db/schema/deal-records.ts";
import { mileageCents } from "./mileage-rates.ts";

type Row = typeof trips.$inferSelect;

export async function insertTrip(transaction: Database, trip: Omit<Row, "id">): Promise<Trip> {
  const [row] = await transaction
    .insert(trips)
    .values({ id: randomUUID(), ...trip })
    .returning();
  if (!row) throw new Error("An inserted drive came back as nothing");
  return tripToWire(row);
}

export async function findTripByKey(database: Database, ownerId: string, key: string) {
  const [row] = await database
    .select()
    .from(trips)
    .where(and(eq(trips.ownerId, ownerId), eq(trips.requestKey, key)));
  return row && tripToWire(row);
}

export async function countTrips(database: Database, ownerId: string): Promise<number> {
  const isTheirs = eq(trips.ownerId, ownerId);
  const [row] = await database.select({ all: count() }).from(trips).where(isTheirs);
  return row?.all ?? 0;
}

/** The mileage log, newest first; of one year where one is given. */
export async function listTrips(database: Database, ownerId: string, year?: number) {
  const isIn =
    year === undefined
      ? undefined
      : and(gte(trips.drivenOn, `${year}-01-01`), lte(trips.drivenOn, `${year}-12-31`));
  const rows = await database
    .select()
    .from(trips)
    .where(and(eq(trips.ownerId, ownerId), isIn))
    .orderBy(desc(trips.drivenOn), desc(trips.id));
  return rows.map(tripToWire);
}

/** True when it was there and theirs. */
export async function deleteTrip(
  database: Database,
  ownerId: string,
  id: string,
): Promise<boolean> {
  const gone = await database
    .delete(trips)
    .where(and(eq(trips.ownerId, ownerId), eq(trips.id, id)))
    .returning({ id: trips.id });
  return gone.length > 0;
}

function tripToWire({ id, drivenOn, tenthsOfMiles, purpose, dealId }: Row): Trip {
  const deductionCents = mileageCents(tenthsOfMiles, drivenOn) ?? null;
  return { id, drivenOn, miles: tenthsOfMiles / 10, purpose, dealId, deductionCents };
}
