import type { OcrBox } from "./listing-facts.ts";

/** The facts that say where they were read. */
export const factNames = [
  "title",
  "price",
  "condition",
  "description",
  "category",
  "location",
  "seller",
] as const;
export type FactName = (typeof factNames)[number];

/** How a saved page's reader found a field; "place" is where on the page it stands. */
type PageWay = "structured_data" | "heading" | "label" | "place" | "meta";

/** Where a fact was read. A text's lines count from 1; a box is in pixels of the picture. */
type FactSource =
  /** Handed in as that very field, by a person, a page's reader or a script. */
  | { kind: "field" }
  | { kind: "page"; way: PageWay }
  | { kind: "text"; firstLine: number; lastLine: number }
  | { kind: "picture"; box: OcrBox }
  /** Seen on the photo by a vision model, where nobody wrote it. */
  | { kind: "photo" }
  /** In the words of another fact: "asking $40" of a description. */
  | { kind: "words"; of: "title" | "description" };

/**
 * "sure": given as that field, or read letter by letter without a doubt. "likely": told by its place
 * or by the seller's words. "unsure": it may be wrong, and the person is asked to look.
 */
export type Certainty = "sure" | "likely" | "unsure";

export type FactOrigin = { source: FactSource; certainty: Certainty };
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
