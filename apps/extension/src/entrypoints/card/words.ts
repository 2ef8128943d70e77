export const words = {
  openPanel: "Side panel",
  close: "Close",
};
