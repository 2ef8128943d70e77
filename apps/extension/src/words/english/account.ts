import { defineWords } from "@flipworth/words";

/** Signing in, and who the panel acts for. */
export const accountWords = defineWords("extension.account", {
  unnamed: "User",
  menu: "Account menu",
  menuOf: "Account menu of {name}",
  history: "Analysis history",
  signIn: "Sign in",
  signedOut: "You’re not signed in.",
  signInHint: "Use an account to save deals and keep your history.",
  signInToSave: "Sign in to save",
  waitingTitle: "Finish signing in on the other tab",
  waiting:
    "Sign in there and press “Connect”. We’ll pick it up automatically, and save the deal you wanted to save.",
  openSignInAgain: "Open sign-in again",
  signInFailed: "We couldn’t sign you in because we can’t reach Flipworth. Try again in a minute.",
  signOut: "Sign out",
  signOutHint: "This browser will forget your account. Your history stays on the site.",
  dashboard: "Dashboard",
  options: "Options",
  upgrade: "Upgrade",
  freePlan: "Free",
  creditsLeft: "{left} of {total} left, resets {day}",
});

/** Keeping an analysis. */
export const saveWords = defineWords("extension.save", {
  save: "Save to Listings",
  saving: "Saving…",
  saved: "Saved",
  savedTitle: "Analysis saved!",
  savedSentence: "The analysis has been added to your saved listings.",
  error: "Error",
  failed: "Failed to save analysis: {message}",
  noServer: "We can’t reach Flipworth right now. Try again in a minute.",
  notUnderstood: "We couldn’t read the server’s answer.",
  viewPlans: "View Plans",
});
