import { defineWords } from "@flipworth/words";

/** Why there is no answer. */
export const failureWords = defineWords("extension.failure", {
  noneLeft: "No analyses left",
  noAnswer: "No result for this listing",
  offlineTitle: "You’re offline",
  offline:
    "Try again when you’re connected. Your listing is still here, and trying again won’t use another analysis.",
  awayTitle: "We can’t reach Flipworth right now",
  away: "Try again in a minute. It won’t use another analysis.",
  noneLeftHere: "No free analyses left on this network today",
  signInForMore: "{reason} Sign in to use your own analyses now.",
  unfinishedTitle: "Something went wrong on our side",
  unfinished: "Try again in a minute. (Error {status})",
  notUnderstoodTitle: "We couldn’t read the answer",
  notUnderstood: "The extension and the server may be different versions. Update the older one.",
});

/** What to update when the parts of Flipworth are of different versions. */
export const versionWords = defineWords("extension.versions", {
  tooOldTitle: "This server is older than the extension",
  tooOld: "{address} runs Flipworth {version}. Update the server, then open this panel again.",
  tooNewTitle: "This extension is older than the server",
  tooNew:
    "{address} runs Flipworth {version}. Update the extension at chrome://extensions, then open this panel again.",
  outdatedTitle: "Flipworth was updated",
  outdated: "Close this panel and press the Flipworth button again. Nothing is lost.",
});
