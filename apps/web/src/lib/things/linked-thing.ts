import { thingPath } from "@flipworth/content";
import type { CountedSales } from "../pages/ask-when-built.ts";
import { findBand } from "../pages/price-bands.ts";
import { shortName } from "./thing-words.ts";

export type LinkedThing = { name: string; path: string; median: number; sales?: CountedSales };

export function linkedThing(entryId: string): LinkedThing {
  const { name, medianCents, sales } = findBand(entryId);
  return {
    name: shortName(name),
    path: thingPath(entryId),
    median: medianCents / 100,
    ...(sales && { sales }),
  };
}
