import type { Category } from "@flipworth/engine";

/**
 * eBay's own number of where it keeps such a thing, on ebay.com. Its file of drafts takes no row
 * without one; the exact category below it is chosen where the draft is finished.
 */
const numbers: Record<Category, number> = {
  electronics: 293,
  furniture: 3197,
  appliances: 20710,
  tools: 631,
  "sporting-goods": 888,
  vehicles: 6000,
  collectibles: 1,
  clothing: 11450,
  "home-decor": 10033,
  books: 267,
  toys: 220,
  "musical-instruments": 619,
  jewelry: 281,
  art: 550,
  antiques: 20081,
  garden: 159912,
  "baby-items": 2984,
  crafts: 14339,
  office: 25298,
  camping: 16034,
  beauty: 26395,
  "pet-supplies": 1281,
};
const everythingElse = 99;

export const ebayCategory = (category: string | null): number =>
  Object.entries(numbers).find(([name]) => name === category)?.[1] ?? everythingElse;
