import { nameOfSeen, type SeenThing, type Sighting } from "../../identification/sighting.ts";
import type { SightingDetails } from "@flipworth/contract";
import { witnessWords } from "../../words/english/report.ts";
import { spoken } from "../../words/voice-in-use.ts";

const say = spoken(witnessWords);

/** What a vision model saw, or why none looked, in one sentence. */
export function sightingSentence(sighting: Sighting): string {
  if (sighting.kind === "unseen") return sighting.sentence;
  const { thing, shortfall } = sighting;
  const named = { thing: nameOfSeen(thing), percent: Math.round(thing.certainty * 100) };
  const state = stateOf(thing);
  const seen = state === "" ? say("saw", named) : say("sawState", { ...named, state });
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
  const state = condition === null ? [] : [say(`looks_${condition}`)];
  const lacks = missingParts.map((part) => say("missing", { part }));
  return [...state, ...defects, ...lacks].join(", ");
}
