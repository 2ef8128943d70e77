import { defineWords } from "@flipworth/words";

/** Signing in, and the question of who is here. */
export const session = defineWords("site.session", {
  signIn: "Sign in",
  accountFailed: "We couldn’t load your account",
  tryAgain: "Try again",
});
