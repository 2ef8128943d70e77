import type { ConditionGrade } from "../price-guide/entry.ts";

/**
 * What a vision model saw on the listing's picture. It is a witness and no judge: words and a guess
 * in, and everything that follows from them is worked out here.
 */
export type Sighting =
  | SeenSighting
  /** It was to look and did not, or saw nothing of use; one sentence says why. */
  | { kind: "unseen"; sentence: string };

export type SeenSighting = {
  kind: "seen";
  thing: SeenThing;
  /** What it thinks the thing sells for; null when it was not asked, or could not say. */
  estimate: SeenEstimate | null;
  /** What is missing of its answer, one sentence for people; null when nothing is. */
  shortfall: string | null;
};

export type SeenThing = {
  /** "road bike" */
  kind: string;
  brand: string | null;
  model: string | null;
  condition: ConditionGrade | null;
  defects: readonly string[];
  missingParts: readonly string[];
  /** 0 to 1: how sure it is of what the thing is. */
  certainty: number;
};

/** Dollars for one piece in good used condition; eight in ten sales lie between low and high. */
export type SeenEstimate = { low: number; median: number; high: number };

/** Below this a sighting is told and changes nothing. */
const leastCertainty = 0.5;

/** "Trek FX 2 hybrid bike" */
export function nameOfSeen({ brand, model, kind }: SeenThing): string {
  return [brand, model, kind].filter((part) => part !== null && part !== "").join(" ");
}

/** The thing, when it was seen well enough to go by. */
export function surelySeen(sighting: Sighting | undefined): SeenThing | null {
  if (sighting?.kind !== "seen" || sighting.thing.certainty < leastCertainty) return null;
  return sighting.thing;
}
