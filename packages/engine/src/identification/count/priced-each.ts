import type { GuideEntry } from "../../price-guide/entry.ts";
import type { PriceBlindFacts } from "../../reading/listing-facts.ts";
import { oneOf } from "./count.ts";

/** "$10 each", "£7 per chair": whatever stands before it, the amount itself is not looked at. */
const each =
  /[$£€] ?\d[\d.,]*(?: ?(?:each|ea\b|apiece|a piece)| per (?!month|week|day|hour|lot|set))/i;

/** Whether the price is for one of several, so that one is what is bought and valued. */
function isPricedEach({ title, description }: PriceBlindFacts): boolean {
  return each.test(title ?? "") || each.test((description ?? "").slice(0, 400));
}

/** The count of one, where that is what the price is for; nothing otherwise. */
export function oneWhenPricedEach(facts: PriceBlindFacts, entry: GuideEntry | null) {
  return isPricedEach(facts) ? oneOf(entry) : {};
}
