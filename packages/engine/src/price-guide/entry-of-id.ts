import type { GuideEntry } from "./entry.ts";
import { oncePerGuide } from "./guide.ts";

const entriesById = oncePerGuide(({ entries }) => new Map(entries.map((one) => [one.id, one])));

export const findEntry = (id: string): GuideEntry | undefined => entriesById().get(id);

/** Throws for an id that the guide in use does not have. */
export function entryOfId(id: string): GuideEntry {
  const entry = findEntry(id);
  if (entry === undefined) throw new Error(`the guide in use has no entry ${id}`);
  return entry;
}
