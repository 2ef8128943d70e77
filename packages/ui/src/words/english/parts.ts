import { defineWords } from "@flipworth/words";

/** What small parts say wherever they stand. */
export const partWords = defineWords("ui.parts", {
  close: "Close",
  whatIs: "What is {about}?",
  newTab: "(new tab)",
  toast: "Notification",
  toasts: "Notifications",
  // The hotkey is put in where it is known.
  toastsWithHotkey: "Notifications ({hotkey})",
});
