/** The lists of `data/phrases.json`: phrases of listings, each list with what it says. */
const phraseLists = {
  animals: "animals, and the breeds that people name them by",
  youngAnimals: "animals that nobody calls so when they are a picture or a toy",
  livingAnimal: "said of an animal that lives and is given away",
  thingsForAnimals: "things for animals, about them, or that look like them",
  animalSections: "a marketplace's section of living animals",
  toySections: "sections in which an animal is none, unless something says that it lives",
} as const;

export type PhraseList = keyof typeof phraseLists;

export const phraseListNames = Object.keys(phraseLists) as PhraseList[]; // Safe because they are its keys.
