import { type Comparable, limits, type ListingRequest } from "@flipworth/contract";
import { builtInGuide } from "@flipworth/guide/built-in";
import { anUnknownThing } from "./factories.ts";

const names = builtInGuide().entries.map(({ brand, model }) => `${brand ?? ""} ${model}`.trim());

/** As dear for the engine as a listing may be: every comparable is made of the guide's names. */
export function aHeavyListing(titleCharacters: number): ListingRequest {
  const comparables = Array.from({ length: limits.comparables }, (_, at): Comparable => {
    const words = Array.from(
      { length: 60 },
      (_, word) => names[(at * 91 + word * 37) % names.length],
    );
    return { title: words.join(" ").slice(0, titleCharacters), price: 60 + at, kind: "sold" };
  });
  return { ...anUnknownThing(), comparables };
}
