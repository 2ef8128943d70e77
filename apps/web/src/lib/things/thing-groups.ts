import { categories, guidePath, listedThings } from "@flipworth/content";
import { linkedThing, type LinkedThing } from "./linked-thing.ts";

export type ThingGroup = { name: string; guide: string; things: readonly LinkedThing[] };

/** The things with a page of their own, by category. For loaders. */
export function thingGroups(): ThingGroup[] {
  return categories.flatMap(({ slug, name }) => {
    const ids = listedThings[slug] ?? [];
    return ids.length === 0 ? [] : [{ name, guide: guidePath(slug), things: ids.map(linkedThing) }];
  });
}

/** The first of each of the large categories, for pages about something else. */
export function popularThings(): LinkedThing[] {
  return thingGroups().flatMap(({ things }) =>
    things.length > popularFrom ? things.slice(0, 2) : [],
  );
}

const popularFrom = 9;
