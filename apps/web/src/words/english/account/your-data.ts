import { defineWords } from "@flipworth/words";

export const dataWords = defineWords("account.yourData", {
  title: "Your data",
  what: "Everything we store about you, in one file: your account, settings, saved listings, recorded sales and analyses.",
  download: "Download my data",

  deleteAccount: "Delete account",
  deleteHint: "Deletes all your data and ends any paid plan. You can’t undo it.",
  deleteWarning:
    "This deletes your saved listings, analyses and settings, and ends any paid plan. You can’t undo it.",
  confirmation: "DELETE",
  typeToConfirm: "Type {word} to confirm",
  typeInCapitals: "Type {word} in capital letters to continue.",
  deleteFailed: "We couldn’t delete your account. {reason}",
  delete: "Delete my account",
  deleting: "Deleting…",
  keep: "Keep it",
  deleted: "We deleted your account",
  deletedDetail: "Thanks for using Flipworth.",
});
