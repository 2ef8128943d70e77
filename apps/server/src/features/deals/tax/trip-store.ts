import { randomUUID } from "node:crypto";
import type { Trip } from "@flipworth/contract";
import { and, count, desc, eq, gte, lte, sql } from "drizzle-orm";
import type { Database } from "../../../db/client.ts";
import { trips } from "../../../db/schema/deal-records.ts";
import { isUuid } from "../../../db/uuid.ts";
import { AppError } from "../../../http/replies/app-error.ts";
import { mileageCents } from "./mileage-rates.ts";
import { saidOfRecords } from "../../../words/errors.ts";

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

type Page = { ownerId: string; year: number; before?: string | undefined; limit: number };

/** Some drives of a year, newest first, after the one that the page before ended with. */
export async function pageOfTrips(database: Database, { ownerId, year, before, limit }: Page) {
  const place = before === undefined ? undefined : await findPlace(database, ownerId, before);
  const isAfter =
    place && sql`(${trips.drivenOn}, ${trips.id}) < (${place.drivenOn}::date, ${place.id}::uuid)`;
  const isIn = and(gte(trips.drivenOn, `${year}-01-01`), lte(trips.drivenOn, `${year}-12-31`));
  const rows = await database
    .select()
    .from(trips)
    .where(and(eq(trips.ownerId, ownerId), isIn, isAfter))
    .orderBy(desc(trips.drivenOn), desc(trips.id))
    // One more than asked for tells whether there is a next page.
    .limit(limit + 1);
  return { rows: rows.slice(0, limit).map(tripToWire), hasMore: rows.length > limit };
}

async function findPlace(database: Database, ownerId: string, id: string): Promise<Row> {
  const isTheirs = and(eq(trips.ownerId, ownerId), eq(trips.id, id));
  const [row] = isUuid(id) ? await database.select().from(trips).where(isTheirs) : [];
  if (!row) throw noSuchTrip();
  return row;
}

export const noSuchTrip = () => new AppError("not_found", saidOfRecords("noSuchTrip"));

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
