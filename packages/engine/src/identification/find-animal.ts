import { anyPhraseOf } from "../price-guide/phrases.ts";
import { tokenize } from "../price-guide/tokens.ts";
import { findTitleEnd } from "./title-parts.ts";

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
  if (words === undefined || thingsForAnimals().test(withoutCompany(title))) return null;
  const isAlive = livingAnimal().test(`${title}\n${description}`);
  // "Toy puppy with leash" may be a toy; "8 week old puppy with collar" is none.
  if (thingsForAnimals().test(title)) return isAlive ? words : null;
  const isShown = youngAnimals().test(title) || animalSections().test(category) || isAlive;
  // "Bunny rabbit" among the toys, with nothing alive about it, is a toy.
  const isToy = toySections().test(category);
  return isShown && !(isToy && !livingAnimal().test(description)) ? words : null;
}

/** The title without what comes along: "puppy with crate" sells the puppy. */
function withoutCompany(title: string): string {
  const tokens = tokenize(title);
  const { at, kind } = findTitleEnd(tokens);
  const own = kind === "with" ? tokens.slice(0, at) : tokens;
  return own.map(({ raw }) => raw).join(" ");
}
