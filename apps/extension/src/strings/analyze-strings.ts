/** What the side panel says while it reads and analyzes a listing, and when that fails. */
export const analyzeStrings = {
  analyze: {
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
    notAListing: "We can’t find a single listing here",
    notRead: "We couldn’t read this page",
    pressAgain: "Press the Flipworth button in the toolbar again.",
  },
  capture: {
    notGranted: "Press the Flipworth button on the page you want to check.",
    forbidden: "Chrome doesn’t let extensions read this page. Open a listing and press the button.",
    unreadable: "We couldn’t read this page. Reload it and press the button again.",
    changed: "The page changed while we read it. Press the button again.",
    changing:
      "This page is still loading the next listing. Wait a moment, then press the button again.",
    noListing: "This page doesn’t show a single listing. Open one, then press the button again.",
    noPicture: "We couldn’t take a picture of this page. Press the button again.",
  },
  failure: {
    noneLeft: "No analyses left",
    noAnswer: "No result for this listing",
    offlineTitle: "You’re offline",
    offline:
      "Try again when you’re connected. Your listing is still here, and trying again won’t use another analysis.",
    awayTitle: "We can’t reach Flipworth right now",
    away: "Try again in a minute. It won’t use another analysis.",
    noneLeftHere: "No free analyses left on this network today",
    signInForMore: "Sign in to use your own analyses now.",
    unfinishedTitle: "Something went wrong on our side",
    unfinished: (status: number) => `Try again in a minute. (Error ${status})`,
    notUnderstoodTitle: "We couldn’t read the answer",
    notUnderstood: "The extension and the server may be different versions. Update the older one.",
  },
  versions: {
    tooOldTitle: "This server is older than the extension",
    tooOld: (address: string, version: string) =>
      `${address} runs Flipworth ${version}. Update the server, then open this panel again.`,
    tooNewTitle: "This extension is older than the server",
    tooNew: (address: string, version: string) =>
      `${address} runs Flipworth ${version}. Update the extension at chrome://extensions, then open this panel again.`,
    outdatedTitle: "Flipworth was updated",
    outdated: "Close this panel and press the Flipworth button again. Nothing is lost.",
  },
  offer: {
    pending: "Pending",
    sold: "Marked as sold",
    rented: "Already rented",
    ended: "Ended without a sale",
    pricePer: {
      hour: "The price is per hour",
      day: "The price is per day",
      week: "The price is per week",
      month: "The price is per month",
      year: "The price is per year",
    },
  },
};
