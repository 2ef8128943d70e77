import { defineWords } from "@flipworth/words";

/** What the routes themselves say above and below their screens. */
export const screens = defineWords("site.screens", {
  analyzeTitle: "Analyze a listing",
  analyzeLead:
    "What it sells for, what you keep after fees, and whether to buy. Checking many items? <link>Garage sale mode</link>",
  garageSaleTitle: "Garage sale",
  garageSaleHow: "How it works",
  garageSaleFirst:
    "Type what it is, or take a photo of its label, box or barcode. Add the asking price.",
  garageSaleSecond:
    "Read the verdict: buy, negotiate, skip or not sure, with the profit after fees.",
  garageSaleThird: "Press “Bought it” when you pay. Today’s finds add up what you spent.",
  garageSaleOffline:
    "Without a connection you get an offline estimate, which is free. Photos wait on your phone and are sent once you’re online.",
  pricingTitle: "Choose Your Plan",
  pricingLead:
    "Get ten free analyses a month, no card needed. Paid plans give you more analyses and unlimited saved deals.",
  pricingNote:
    "You only use an analysis when you get a result. Errors, repeated requests, “Check first”, “Likely scam” and “Not enough evidence” are free. Your month starts on the day you sign up. Power Flipper’s 250 is a soft cap for fair use: <link>contact support</link> for more.",
});
