import { defineWords } from "@flipworth/words";

export const deviceWords = defineWords("account.devices", {
  title: "Signed-in devices",
  loadFailed: "We couldn’t load your devices. {reason}",
  thisDevice: "This device",
  unknownBrowser: "Unknown browser",
  browserOn: "{browser} on {system}",
  extensionIn: "Extension in {browser}",
  signedIn: "Signed in <start>{startedOn}</start>, last used <used>{usedAt}</used>",
  signedInNow: "Signed in <start>{startedOn}</start>, last used now",
  connected: "Connected <start>{startedOn}</start>, last used <used>{usedAt}</used>",
  connectedNow: "Connected <start>{startedOn}</start>, last used now",
  signOut: "Sign out<hidden> of {name}</hidden>",
  signingOut: "Sign out…<hidden> of {name}</hidden>",
  disconnect: "Disconnect<hidden> {name}</hidden>",
  disconnecting: "Disconnect…<hidden> {name}</hidden>",
  whenSignedOut:
    "We sign out devices and extensions 30 days after their last use, or 90 days after sign-in. Signing out everywhere else also disconnects all your extensions.",
  signOutElsewhere: "Sign out everywhere else",

  signedOut: "Signed out",
  signedOutDetail: "You signed out that device.",
  signedOutElsewhere: "Signed out everywhere else",
  signedOutCount:
    "{count, plural, =0 {No other devices were signed in.} one {# device was signed out.} other {# devices were signed out.}}",
});
