import { type ThingFamily, thingFamilies } from "@flipworth/guide/entry";
import type { Category } from "../../category.ts";
import { oncePerGuide } from "../../price-guide/guide.ts";
import { anyOfWords } from "../../price-guide/phrases.ts";

/** A category of the product, or a narrower kind within one. */
export type Family = Category | ThingFamily;

const patterns = oncePerGuide(({ vocabulary }) =>
  thingFamilies.map((name) => ({ name, words: anyOfWords(vocabulary.thingFamilies[name]) })),
);

/** The families of a thing, the narrowest first. */
export function familiesOf(title: string, category: Category | null): readonly Family[] {
  const lower = title.toLowerCase();
  const named = patterns().filter(({ words }) => words.test(lower));
  const names = named.map(({ name }) => name);
  return category === null ? names : [...names, category];
}
