import { defineWords } from "@flipworth/words";

/** What we send. */
export const previewWords = defineWords("extension.preview", {
  page: "The page",
  noPrice: "No price on the page",
  fromPicture: "{host}, read from a picture",
  fromPictureHere: "This page, read from a picture",
  pictureAlt: "The captured page",
  whatWasSent: "What we sent",
  willBeSent: "We send {host}: {parts}.",
  listingsFacts: "the listing’s {names}",
  sent_title: "title",
  sent_price: "price",
  sent_condition: "condition",
  sent_description: "description",
  sent_category: "category",
  sent_location: "location",
  sent_attributes: "details",
  pageAddress: "the page’s address",
  pagePicture: "a picture of the visible page, which we don’t store",
  sentTo: "Sent to {host}:",
  reviewTitle: "Review before sending",
  reviewSentence: "We send this to {host} when you press Analyze.",
  onlyPictureTells:
    "You chose to send only text, but we can only read this page from a picture. We’ll send it this time only, when you press Analyze.",
  sendPicture: "Send the picture",
  nothingToSend: "Without the picture, there’s nothing to read on this page.",
  cropHint: "Drag the edges to send less. Or move each edge with the arrow keys.",
  edge_left: "Left edge",
  edge_top: "Top edge",
  edge_right: "Right edge",
  edge_bottom: "Bottom edge",
  wholePicture: "Whole picture",
  cropFailed: "We couldn’t crop the picture. Send the whole picture, or leave it out.",
  analyze: "Analyze",
  preparing: "Preparing…",
});

/** The names of what is sent, each beside its value. */
export const sentFactWords = defineWords("extension.sentFacts", {
  title: "Title",
  price: "Price",
  condition: "Condition",
  description: "Description",
  category: "Category",
  location: "Location",
  attributes: "Details",
  marketplaceUrl: "Address",
  sellingPlatform: "Sold on",
  targets: "Targets",
  picture: "Picture",
  noPicture: "None. The text is enough, and we don’t send the listing’s photos.",
  targetsOf: "{profit} and {roiPercent}%",
  shortened: "{start}… ({count} characters total)",
});

/** What leaves the browser without another question. */
export const sendingWords = defineWords("extension.sending", {
  legend: "Pictures of pages",
  hint: "We take a picture only when a page’s text isn’t enough, or when you ask.",
  picture_always: "Always send the picture",
  picture_never: "Only the text",
  picture_ask: "Ask me",
  looksFirst: "Show me every listing before sending",
  nextTime: "Next time",
});

/** From an answer by the page's words alone to one with a picture. */
export const pictureWords = defineWords("extension.picture", {
  send: "Also send a picture of the page",
  taking: "Taking the picture…",
  cost: "This uses another analysis. We don’t store the picture.",
  chromeAsks:
    "Chrome will ask you to allow all sites because it has no smaller permission for pictures. Flipworth still reads a page only when you press its button.",
  outcome_denied: "You didn’t allow it in Chrome. We sent nothing, and nothing else changes.",
  outcome_not_in_front:
    "Another page is in front, so we sent nothing. Come back to this one and press again.",
  outcome_not_taken: "We couldn’t take a picture, so we sent nothing. Press again.",
});
