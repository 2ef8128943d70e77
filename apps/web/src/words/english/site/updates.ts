import { defineWords } from "@flipworth/words";

/** A new version of the app is there. */
export const updates = defineWords("site.updates", {
  newVersion: "New version ready",
  later: "Later",
  reload: "Reload",
});
