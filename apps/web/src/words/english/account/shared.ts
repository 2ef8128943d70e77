import { defineWords } from "@flipworth/words";

export const sharedWords = defineWords("account.shared", {
  loading: "Loading…",
  tryAgain: "Try again",
});
