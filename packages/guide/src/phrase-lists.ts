/** The lists of `data/phrases.json`: phrases of listings, each list with what it says. */
const phraseLists = {
  animals: "animals, and the breeds that people name them by",
  youngAnimals: "animals that nobody calls so when they are a picture or a toy",
  livingAnimal: "said of an animal that lives and is given away",
  thingsForAnimals: "things for animals, about them, or that look like them",
  animalSections: "a marketplace's section of living animals",
  toySections: "sections in which an animal is none, unless something says that it lives",
  copies: "a title that says so is of a thing that only looks like the maker's",
  describedCopies: "the same in a description, where more is said of other things",
  onlyLike: "right in front of a maker or a material these say that it is none",
  smallFault: "beside a fault these say that it is half as bad",
  packaging: "right in front of a fault these say that it is of what comes with the thing",
  surelyMissing: "of a part, {part}, these say that it should be there and is not",
  perhapsMissing: "of a part these say that it is not there, also where nobody expects it",
  notMissed: "right behind a part these say that it is not missed",
  worksWithout: "right in front of these words for a missing part, it is not needed",
  severalInModel: "an entry that is named so is priced by several",
  severalKinds: "of what is named so a description counts the pieces and not the sets",
  sizesOfLots: "a variant that is named so tells the size of a lot, and less than a count does",
  countedLots: "a variant that is named so tells that it is a lot, and less than a count does",
  mixedLots: "a title that says so sells a lot of this and that",
  lotsAtTheEnd: "the same at the end of a title or in front of a comma",
  householdSales: "a title that ends so sells what a household had",
  noLots: "these say nothing of a lot, though they have its words",
  severalValues: "a page's field that says so lists several",
} as const;

export type PhraseList = keyof typeof phraseLists;

export const phraseListNames = Object.keys(phraseLists) as PhraseList[]; // Safe because they are its keys.
