import { sayIn, type Voice } from "@flipworth/words";
import { categoryNames } from "./words/english/categories.ts";

/** "home-decor" → "Home decor"; one that the catalog does not have is written so too. */
export function categoryName(category: string, voice: Voice): string {
  if (isNamed(category)) return sayIn(categoryNames, voice)(category);
  const words = category.replaceAll(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isNamed = (id: string): id is keyof typeof categoryNames.english =>
  Object.hasOwn(categoryNames.english, id);
