import { defineWords } from "@flipworth/words";

/** What stands around an answer, before and after it is there. */
export const answerWords = defineWords("analyses.answer", {
  result: "Result",
  cancel: "Cancel",
  askingFact: "The asking price never affects the estimate.",
  askingFactMore: "It only affects your profit.",
  evidenceFact: "Every number shows its evidence.",
  evidenceFactMore: "See the ranges, fees and reasons, with dates.",
  pictureFact: "We read your screenshot, then delete it.",
  pictureFactMore: "Screenshots are never stored.",

  offlineEstimate: "Offline estimate",
  madeOffline:
    "Made on this phone from the price guide alone. It’s free. The full answer also uses sold listings and your settings, and counts as one analysis.",
  getFullAnswer: "Get the full answer",

  correct: "Correct details",
  linkCarries: "Shares the listing only, not your result.",
  save_unsaved: "Save to Listings",
  save_saving: "Saving…",
  save_saved: "Saved",

  keptHere: "Saved on this phone",
  keptHereMore: "We’ll send it once you’re online. You can go on to the next item.",
  sent: "Sent now that you’re online",
  pictures: "{count, plural, one {# picture} other {# pictures}}",
});
