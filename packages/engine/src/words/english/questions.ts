import { defineWords } from "@flipworth/words";

/** What to ask the seller. */
export const questionWords = defineWords("engine.questions", {
  works: "Does everything work, and is anything damaged or missing?",
  label: "Can you send a photo of the maker's label or the serial number?",
  reason: "How old is it, and why are you selling it?",
  whichOne: "Which brand and model is it exactly?",
  whichVersion: "Which version is it: {names} or another?",
  oneOrAll: "Is the price for one, or for all {count}?",
  modelYear: "Which model year is it?",
  howManyMiles: "How many miles are on it?",
  titleInHand: "Is the title clean, in your name and in your hand?",
  whichVin: "What is its VIN?",
  onePoint: "{point}?",
  severalPoints: "{points}, and {last}?",
});

/** The points of a question, which are joined: "Is it unlocked, and are its cables there?" */
export const pointWords = defineWords("engine.question-points", {
  unlocked: "Is it unlocked",
  signedOut: "Is it signed out of every account",
  cables: "Are its cables there",
  running: "Can I see it running before I pay",
  measurements: "What are its measurements",
  smokeFree: "Is it from a smoke-free, pet-free home",
  tryIt: "Can I try it",
  batteries: "Do batteries and charger come with it",
  size: "What size is it",
  notStolen: "Can I have the serial number to check that it isn't stolen",
  clearTitle: "Is the title in your name and clear",
  labelAndWear: "Can you send photos of the label and of any wear",
  authentic: "Is it authentic",
  marked: "Is it marked",
  weight: "What does it weigh",
  changed: "Has anything been changed or repaired",
  case: "Is the case there",
  edges: "Can you send photos of the edges and the back",
  graded: "Has it been graded",
  complete: "Is it complete, with every part and the box",
  whenMade: "When was it made",
  accidentOrRecall: "Has it been in an accident or recalled",
  opened: "Has it been opened",
  expires: "When does it expire",
  signed: "Is it signed or numbered",
  provenance: "Do you know where it came from",
  repairsOrMarks: "Are there repairs or marks",
  underside: "Can you send a photo of the underside",
});
