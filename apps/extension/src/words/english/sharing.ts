import { defineWords } from "@flipworth/words";

/** Whether what a person reads on sold pages may help everybody; the site asks in the same words. */
export const sharingWords = defineWords("extension.sharing", {
  title: "Share sold prices?",
  explanation:
    "When you read a page of sold results, its titles, prices and dates can help everyone here get better estimates. Nothing links them to you, and what you import or enter yourself is never shared. Prices that are shared stay if you change your mind. You can change this in your <settings>settings</settings>.",
  share: "Share sold prices",
  refuse: "Don’t share",
  shared: "You share sold prices. You can change this in your <settings>settings</settings>.",
  refused:
    "You don’t share sold prices. You can change this in your <settings>settings</settings>.",
  notAsked:
    "We couldn’t find out whether you share sold prices, so we’ll look again after your next check; your sales are still here.",
  notSaved:
    "We couldn’t confirm that your answer was saved, so choose again in a minute; your sales are still here.",
});
