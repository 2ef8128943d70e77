export const words = {
  openPanel: "Side panel",
  close: "Close",
  toolbarHint:
    "Read from the page’s words alone. Press the Flipworth button in the toolbar for a picture too.",
};
