import { defineWords } from "@flipworth/words";

/** What stands below the form: what waits, what is left of the month, samples and the latest. */
export const listWords = defineWords("analyses.lists", {
  recent: "Recent analyses",

  samples: "Try a sample",
  sample_watch: "A running watch for $80",
  sample_phone: "A phone at a full price",
  sample_chair: "A chair without a price",

  waiting: "Waiting for a connection",
  waitingSince: "Saved on this phone at {time}. We send it once you’re online.",
  remove: "Remove",
  removeItem: "Remove {title}",

  freeAnalyses: "{count} free analyses a month, no account needed.",
  analysesLeft: "{left} of {total} analyses left this month, resets {date}.",
});
