import type { Engine } from "@flipworth/engine";
import type { LocalListing } from "./appraise.ts";

/**
 * Made-up listings of things all over the guide. An engine that has rated them has compiled its
 * expressions and made the tables that most titles need, so that a person's own wait for neither.
 */
export function practiceListings({ guide }: Engine, count: number): LocalListing[] {
  const step = guide.entries.length / count;
  return Array.from({ length: count }, (_, at) => {
    const entry = guide.entries[Math.floor((at + 0.5) * step)];
    return { title: [entry?.brand, entry?.model, "used"].filter(Boolean).join(" "), price: 50 };
  });
}
