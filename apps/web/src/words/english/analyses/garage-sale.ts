import { defineWords } from "@flipworth/words";

/** Garage sale mode: one item after another, with one hand. */
export const garageSaleWords = defineWords("analyses.garageSale", {
  form: "Item",
  price: "Price on the tag ($)",
  photo: "Photo",
  takePhoto: "Take a photo of the item, its label or barcode",
  check: "Check",
  checking: "Checking…",
  sayWhatItIs: "Say what it is, or take a photo of its label.",

  negotiateTo: "Negotiate to {price}",
  notSure: "Not sure",
  ofProfit: "profit after fees",
  ofTypical: "typical price",
  ofLimit: "pay at most",
  estimateNote: "Offline estimate, free. The full answer counts.",

  cheaper: "Cheaper",
  askingPrice: "Asking price",
  otherPrice: "Another price ($)",
  use: "Use",
  condition: "Condition",
  conditionNew: "New",
  conditionLikeNew: "Like new",
  conditionGood: "Good",
  conditionFair: "Fair",
  conditionForParts: "For parts",
  bought: "Bought it",
  paid: "What you paid ($)",
  addToFinds: "Add to finds",
  next: "Next item",

  waiting: "Saved on this phone. We’ll send the photo once you’re online.",
  sent: "Sent now that you’re online: {title}.",
  added_deal: "Added to today’s finds. It’s in your deals.",
  added_waiting:
    "Added to today’s finds. Saved on this phone. It becomes a deal once you’re online.",
  added_phone:
    "Added to today’s finds. Saved on this phone for today. Sign in to track it as a deal.",
  notAdded: "We couldn’t add it. {reason}",

  finds: "Today’s finds",
  totalPaid: "Paid",
  totalProfit: "Likely profit",
  leftToSpend: "Left to spend",
  unknownItem: "Unknown item",
  source: "Garage sale",
});
