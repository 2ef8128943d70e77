import type { NewDeal } from "@flipworth/contract";
import type { z } from "zod";
import type { Database } from "../../db/client.ts";
import { insertTrip } from "./tax/trip-store.ts";
import { mileageCents } from "./tax/mileage-rates.ts";

type Costs = z.output<typeof NewDeal>["costs"];
type Driven = { miles: number; drivenOn: string };

/** The costs with that of the drive to pick it up, by the year's mileage rate. */
export function withDriving(costs: Costs, { miles, drivenOn }: Driven) {
  if (miles === 0) return costs;
  const cents = mileageCents(Math.round(miles * 10), drivenOn) ?? 0;
  const note = `${miles} miles`;
  return [...costs, { kind: "driving" as const, cents, paidOn: drivenOn, note }];
}

export async function logDrive(
  transaction: Database,
  { ownerId, id, miles, drivenOn, title }: Driven & { ownerId: string; id: string; title: string },
): Promise<void> {
  await insertTrip(transaction, {
    ownerId,
    requestKey: null,
    drivenOn,
    tenthsOfMiles: Math.round(miles * 10),
    purpose: `Pick up ${title}`.slice(0, 200),
    dealId: id,
  });
}
