/** The lists of `data/words.json`: words of the language, each list with what it says in a title. */
const wordLists = {
  noMisspelling: "names and words one letter away from a name of the guide",
  otherThings: "behind these stands what is compared or offered in return",
  alongWords: "behind these stands what comes along",
  idleAfterFor: 'behind a "for" these do not tell what the thing is for',
  fillers: "in front of a thing these say nothing of it",
  connectors: "from here on a title tells what comes along or is wanted",
  machineWords: "the thing itself, whatever it is called",
  apartWords: "beside a noun these say that it is sold by itself",
  tellingBefore: "in front of a noun these tell how it is on the thing",
  tellingBehind: "behind a noun these tell how it is on the thing",
  idleWords: "beside a noun these say nothing",
  measuredNouns: "of these a measure in front tells their size on the thing",
  measures: "units of size and volume",
  countedNouns: "of these a number in front tells how many the thing has",
  measuresBehindNumber: "behind a number these say that it is no model's",
  tellsOfNumber: "in front of a number these say that it is no model's",
  wholeWords: 'in front of "only" these still mean the whole thing',
  likenessMakers: "makers of toys, which bear the names of other things",
  describingWords: "color, condition, material, size and manner of sale: no name of anything",
  sideWords: "which one of a pair",
  goneWords: "in front of a thing these say that it is not there",
} as const;

export type WordList = keyof typeof wordLists;

export const wordListNames = Object.keys(wordLists) as WordList[]; // Safe because they are its keys.
