import { defineWords } from "@flipworth/words";

/** Where a person lets the extension act for them. */
export const connect = defineWords("site.connect", {
  title: "Connect the extension",
  connectedTitle: "Your extension is connected",
  refusedTitle: "Nothing was connected",
  invitation: "Sign in to the account that you want to use in the extension.",
  loading: "Loading",
  needsScripts: "Connecting needs JavaScript.",
  waiting: "Waiting for the extension. If nothing happens, open it and press “Sign in” there.",
  tryAgain: "Try again",
  connected: "Go back to the extension. You can disconnect it in your settings.",
  refused: "The extension can’t use your account.",
  toDashboard: "Go to your dashboard",
  unknownBrowser: "an unknown browser",
  question: "The Flipworth extension in <b>{place}</b> wants to use the account <b>{name}</b>.",
  questionOfNobody: "The Flipworth extension in <b>{place}</b> wants to use the account you.",
  may: "It can use your plan’s analyses, and see and save listings and analyses.",
  mayNot: "It can’t export or delete your account, or change your plan.",
  ends: "You can disconnect it in your settings anytime. The connection ends after 90 days.",
  caution: "Connect only if you just pressed “Sign in” in the extension.",
  connect: "Connect",
  connecting: "Connecting…",
  notNow: "Not now",
});
