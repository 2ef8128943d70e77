import { defineWords, type Say } from "@flipworth/words";

/** The form that takes a listing, and what keeps it from being sent. */
export const formWords = defineWords("analyses.form", {
  form: "Listing",
  text: "Or paste the listing’s text",
  textPlaceholder: "Title\n$ price\nCondition, description …",
  details: "Correct details or add driving distance",
  seePlans: "See plans",
  analyze: "Analyze",
  analyzing: "Analyzing…",
  entriesOverride: "Your entries override what we read.",
  correctionsFree: "{count} corrections to a listing are free.",
  title: "Title",
  price: "Asking price",
  noPrice: "We found no price. Enter one such as 40.",
  condition: "Condition",
  conditionPlaceholder: "Used - Good",
  miles: "Miles to drive, round trip",
  milesHint: "We subtract the drive from the profit.",

  isPrice: "Is {price} the asking price?",
  usePrice: "Yes, use {price}",

  name: "What is it?",
  nameHint: "Brand and model work best.",
  tagPrice: "Asking price ($)",
  suggestions: "From the price guide",

  nothingEntered: "Add a picture or paste the listing’s text, then press Analyze.",
  textTooLong:
    "This text is {length, number} characters; we read up to {limit, number}. Keep the listing and cut the rest.",
  milesOutOfRange: "Enter miles from 0 to {limit, number}.",
});

export type SayOfForm = Say<keyof typeof formWords.english>;
