import { thingPath } from "@flipworth/content";
import { findBand } from "../price-bands.ts";
import { shortName } from "./thing-words.ts";

export type LinkedThing = { name: string; path: string; median: number };

export function linkedThing(entryId: string): LinkedThing {
  const { name, medianCents } = findBand(entryId);
  return { name: shortName(name), path: thingPath(entryId), median: medianCents / 100 };
}
