import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import type { IdentifiedItem } from "./identification.ts";

/** Companies that seal a card with a grade, and the words that stand between name and grade. */
const sealed =
  /\b(?:psa|bgs|bvg|cgc|cbcs|sgc|csg|hga|beckett)\b(?:[ :#-]*(?:graded?|slab(?:bed)?|gem|mint|mt|nm|ex|vg|good|pristine|perfect|black label|auto(?:graph)?|authentic|grade|a|of))*[ :#-]*(?:10|[1-9](?:\.[05])?|authentic|graded|slab(?:bed)?|slabs?)\b|\bgraded (?:by )?(?:psa|bgs|cgc|sgc|beckett)\b/i;

/** "PSA 10": the words by which a card or comic was graded; null for everything else. */
export function findGrading(
  { category, entry }: Pick<IdentifiedItem, "category" | "entry">,
  { title, description }: Pick<PriceBlindFacts, "title" | "description">,
): string | null {
  const isCard = entry?.feeClass === "trading_cards_and_comics";
  if (!isCard && category !== "collectibles" && category !== null) return null;
  return sealed.exec(`${title ?? ""}\n${description ?? ""}`)?.[0] ?? null;
}
