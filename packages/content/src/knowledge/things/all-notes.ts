import type { ThingNotes } from "../thing-notes.ts";
import { electronicsNotes } from "./electronics.ts";
import { homeNotes } from "./home.ts";
import { sportNotes } from "./sport.ts";
import { toolNotes } from "./tools.ts";
import { wearNotes } from "./wear.ts";

export const thingNotes: readonly ThingNotes[] = [
  ...electronicsNotes,
  ...homeNotes,
  ...toolNotes,
  ...sportNotes,
  ...wearNotes,
];

/** Every thing with a page has notes; a test sees to it. */
export function notesOfThing(entryId: string): ThingNotes {
  const notes = thingNotes.find(({ of }) => of.includes(entryId));
  if (notes === undefined) throw new Error(`nothing is noted about ${entryId}`);
  return notes;
}
