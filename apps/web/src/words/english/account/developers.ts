import { defineWords } from "@flipworth/words";

export const keyWords = defineWords("account.apiKeys", {
  title: "API keys",
  what: "Let your own programs and AI agents use your account. They share your analyses and limits. Keys can’t manage keys, devices or billing, and can’t export or delete your account. <docs>API documentation</docs>",
  loadFailed: "We couldn’t load your API keys. {reason}",
  none: "No API keys yet.",
  newKey: "Your new API key",
  scope_read: "Read only",
  scope_write: "Read and write",
  neverUsed: "Ends in <mono>{ending}</mono>, made <made>{madeOn}</made>, never used",
  lastUsed:
    "Ends in <mono>{ending}</mono>, made <made>{madeOn}</made>, last used <used>{usedAt}</used>",
  revoke: "Revoke<hidden> {name}</hidden>",
  revoked: "API key revoked",
  revokedDetail: "Programs can’t use it anymore.",
  nameOfNew: "Name of the new key",
  nameMissing: "Enter a name, such as where you use the key.",
  whatItMayDo: "What it may do",
  make: "Make API key",
  making: "Making…",
});

export const webhookWords = defineWords("account.webhooks", {
  title: "Webhooks",
  what: "We post a signed message to your address when something happens. The signature follows Standard Webhooks. We retry for a day, then turn the webhook off.",
  loadFailed: "We couldn’t load your webhooks. {reason}",
  none: "No webhooks yet.",
  signingSecret: "Your signing secret",
  analysisCreated: "An analysis is made",
  dealSold: "A deal is sold",
  turnedOff: "Turned off",
  turnedOffWhy: "{reason} Send a test to turn it on again.",
  lastMessage: "Last message <time>{at}</time>: {outcome}",
  lastMessageAndWaiting: "Last message <time>{at}</time>: {outcome}; {waiting} waiting",
  sendTest: "Send a test<hidden> to {url}</hidden>",
  sendingTest: "Sending…<hidden> to {url}</hidden>",
  delete: "Delete<hidden> {url}</hidden>",
  testDelivered: "Test delivered",
  testNotDelivered: "Test not delivered",
  deleted: "Webhook deleted",
  deletedDetail: "We send nothing there anymore.",
  address: "Address",
  addressHint: "An https address on the public internet.",
  addressWrong: "Enter an address that begins with https://.",
  tellItWhen: "Tell it when",
  eventMissing: "Choose at least one event.",
  add: "Add webhook",
  adding: "Adding…",
});

/** A secret that is shown one time. */
export const shownOnceWords = defineWords("account.shownOnce", {
  hint: "Copy it now. We won’t show it again.",
  copy: "Copy",
  done: "Done",
  copied: "Copied",
  copiedDetail: "Keep it where only you can read it.",
  notCopied: "Not copied",
  notCopiedDetail: "Select the text and copy it yourself.",
});
