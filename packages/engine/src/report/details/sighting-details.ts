import { nameOfSeen, type SeenThing, type Sighting } from "../../identification/sighting.ts";
import type { SightingDetails } from "@flipworth/contract";

/** What a vision model saw, or why none looked, in one sentence. */
export function sightingSentence(sighting: Sighting): string {
  if (sighting.kind === "unseen") return sighting.sentence;
  const { thing, shortfall } = sighting;
  const sure = `${Math.round(thing.certainty * 100)}% sure`;
  const seen = `A vision model looked at the picture and saw: ${nameOfSeen(thing)} (${sure})${stateOf(thing)}.`;
  return shortfall === null ? seen : `${seen} ${shortfall}`;
}

export function sightingDetails(sighting: Sighting): SightingDetails {
  const sentence = sightingSentence(sighting);
  if (sighting.kind === "unseen") return { hasLooked: false, sentence, thing: null };
  const { kind, brand, model, condition, defects, missingParts, certainty } = sighting.thing;
  const lists = { defects: [...defects], missingParts: [...missingParts] };
  return {
    hasLooked: true,
    sentence,
    thing: { kind, brand, model, condition, ...lists, certainty },
  };
}

function stateOf({ condition, defects, missingParts }: SeenThing): string {
  const state = condition === null ? [] : [`looks ${condition.replace("_", " ")}`];
  const lacks = missingParts.map((part) => `missing: ${part}`);
  return [...state, ...defects, ...lacks].map((words) => `, ${words}`).join("");
}
