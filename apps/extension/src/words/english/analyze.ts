import { defineWords } from "@flipworth/words";

/** What the side panel says while it reads and analyzes a listing. */
export const analyzeWords = defineWords("extension.analyze", {
  emptyTitle: "Open a listing, then press the button",
  emptySentence:
    "Press the Flipworth button in the toolbar, or Alt+Shift+F, on a Facebook Marketplace, Craigslist, OfferUp or eBay listing. On other sites, we read a picture of the page. We read nothing until you press it.",
  reading: "Reading the page…",
  readAgain: "Read again",
  movedTitle: "This tab shows another page now",
  movedSentence: "The last result was for the previous page. We haven’t read this one.",
  analyzeThisPage: "Analyze this page",
  cancelled: "Canceled",
  cancelledSentence: "The page’s text is still here.",
  analyze: "Analyze",
  cancel: "Cancel",
  tryAgain: "Try again",
  seePlans: "See plans",
  openInWebApp: "Open in web app",
  newTab: "(new tab)",
  analyzeAgain: "Analyze again",
});

/** Why a page that was pressed on has nothing to analyze. */
export const refusalWords = defineWords("extension.refusal", {
  notAListing: "We can’t find a single listing here",
  notRead: "We couldn’t read this page",
  press_again: "Press the Flipworth button in the toolbar again.",
  no_listing: "This page doesn’t show a single listing. Open one, then press the button again.",
  not_granted: "Press the Flipworth button on the page you want to check.",
  forbidden: "Chrome doesn’t let extensions read this page. Open a listing and press the button.",
  unreadable: "We couldn’t read this page. Reload it and press the button again.",
  changed: "The page changed while we read it. Press the button again.",
  changing:
    "This page is still loading the next listing. Wait a moment, then press the button again.",
  no_picture: "We couldn’t take a picture of this page. Press the button again.",
  no_words: "We couldn’t find a listing’s text on this page. A picture of it may help.",
});

/** What makes a listing another one than a thing for sale. */
export const offerWords = defineWords("extension.offer", {
  state_pending: "Pending",
  state_sold: "Marked as sold",
  state_rented: "Already rented",
  state_ended: "Ended without a sale",
  pricePer_hour: "The price is per hour",
  pricePer_day: "The price is per day",
  pricePer_week: "The price is per week",
  pricePer_month: "The price is per month",
  pricePer_year: "The price is per year",
});
