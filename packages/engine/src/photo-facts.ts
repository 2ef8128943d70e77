import { nameOfSeen, type SeenThing } from "./identification/sighting.ts";
import type { FactOrigin } from "@flipworth/contract";
import type { ListingFacts } from "./reading/listing-facts.ts";

const seenOnPhoto: FactOrigin = { source: { kind: "photo" }, certainty: "likely" };

/** A photo without words is named by what was seen on it; a condition nobody states is as it looks. */
export function withSeen(facts: ListingFacts, seen: SeenThing | null): ListingFacts {
  if (seen === null) return facts;
  const { condition } = seen;
  const title = facts.description === null ? nameOfSeen(seen) : null;
  const looks =
    condition === null ? null : { grade: condition, words: `looks ${condition.replace("_", " ")}` };
  return {
    ...facts,
    title: facts.title ?? title,
    condition: facts.condition ?? looks,
    origins: {
      ...(title === null ? {} : { title: seenOnPhoto }),
      ...(looks === null ? {} : { condition: seenOnPhoto }),
      ...facts.origins,
    },
  };
}
