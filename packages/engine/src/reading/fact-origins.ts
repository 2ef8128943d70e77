import { type FactName, factNames } from "@flipworth/contract/fact-names";
import type { FactOrigin } from "@flipworth/contract";

export type Certainty = FactOrigin["certainty"];
export type FactOrigins = Partial<Record<FactName, FactOrigin>>;

/** A fact's words as they were found, before they are understood. */
export type FoundWords = { value: string; origin: FactOrigin };

const fromWorst: readonly Certainty[] = ["unsure", "likely", "sure"];

export function leastCertain(...all: readonly Certainty[]): Certainty {
  return fromWorst.find((certainty) => all.includes(certainty)) ?? "sure";
}

/** Facts that may be wrong, in the order in which a person reads a listing. */
export function unsureFacts(origins: FactOrigins): FactName[] {
  return factNames.filter((name) => origins[name]?.certainty === "unsure");
}
