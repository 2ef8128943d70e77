export const words = {
  send: "Also send a picture of the page",
  taking: "Taking the picture…",
  cost: "That is a new analysis and costs one credit. The picture is read and not stored.",
  chromeAsks:
    "Chrome will ask you to allow all sites, as it has no smaller permission for a picture. Flipworth still reads only what you press it for.",
  denied: "Chrome did not allow it. Nothing was sent and nothing else changes.",
  not_in_front:
    "Another page is in front, so nothing was sent. Come back to this one and press again.",
  not_taken: "No picture could be taken, so nothing was sent. Press again.",
};
