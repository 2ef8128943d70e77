import type { CategorySlug } from "../../catalogue/categories.ts";

/**
 * What is different about one category in one city, and nothing that holds elsewhere. A part that the
 * place has nothing to say about is left out.
 */
export type PlaceNotes = {
  /** One sentence: what sells there, and why. */
  lead: string;
  /** What else sells there or does not. */
  more: string;
  /** Where such things turn up: real venues, with their days. */
  find?: string;
  /** What the climate, the houses or the local trade do to the goods. */
  check?: string;
  /** When to sell, and what is hard to move. */
  sell?: string;
};

export type PlacePages = Readonly<Record<CategorySlug, PlaceNotes>>;
