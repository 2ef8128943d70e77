import { anyPhraseOf } from "../price-guide/phrases.ts";

const animals = anyPhraseOf("animals");
const youngAnimals = anyPhraseOf("youngAnimals");
const livingAnimal = anyPhraseOf("livingAnimal");
const thingsForAnimals = anyPhraseOf("thingsForAnimals");
const animalSections = anyPhraseOf("animalSections", (some) => String.raw`^\W*${some}`);
const toySections = anyPhraseOf("toySections");

/** The words that show a living animal for sale, null for a thing ("puppy crate", "cat tree"). */
export function findAnimal(listing: {
  title: string;
  description: string;
  category: string;
}): string | null {
  const { title, description, category } = listing;
  const words = animals().exec(title)?.[0];
  if (words === undefined || thingsForAnimals().test(title)) return null;
  const isShown =
    youngAnimals().test(title) ||
    animalSections().test(category) ||
    livingAnimal().test(`${title}\n${description}`);
  // "Bunny rabbit" among the toys, with nothing alive about it, is a toy.
  const isToy = toySections().test(category);
  return isShown && !(isToy && !livingAnimal().test(description)) ? words : null;
}
