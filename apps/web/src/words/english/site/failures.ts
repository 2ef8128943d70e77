import { defineWords } from "@flipworth/words";

/** Why a call did not do what it should, as far as the server does not say it itself. */
export const failures = defineWords("site.failures", {
  unreachable:
    "We can’t reach Flipworth. Check your connection and try again. Everything you entered is still here.",
  unreadable: "This page may be out of date. Reload it and try again.",
  signedOut:
    "You’re signed out. Sign in again here or in another tab. Everything you entered is still here.",
  ourSide:
    "Something went wrong on our side ({status}). Try again in a moment. Everything you entered is still here.",
});
