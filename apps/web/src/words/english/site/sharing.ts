import { defineWords } from "@flipworth/words";

export const sharing = defineWords("site.sharing", {
  title: "Share sold prices?",
  explanation:
    "When you read a page of sold results, its titles, prices and dates can help everyone here get better estimates. Nothing links them to you, and what you import or enter yourself is never shared. Prices that are shared stay if you change your mind. You can change this in your settings.",
  share: "Share sold prices",
  refuse: "Don’t share",
});
