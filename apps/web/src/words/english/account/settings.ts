import { defineWords } from "@flipworth/words";

export const settingsWords = defineWords("account.settings", {
  title: "Settings",
  loading: "Loading your settings",
  needsJavaScript: "Settings need JavaScript.",
  loadFailed: "We couldn’t load your settings. {reason}",
  tryAgain: "Try again",
  invitation: "Sign in to see your settings, plan and data.",
});
