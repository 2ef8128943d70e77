import { defineWords } from "@flipworth/words";

export const settingsFormWords = defineWords("account.settingsForm", {
  name: "Settings",
  save: "Save settings",
  saving: "Saving…",
  saved: "Settings saved",
  savedDetail: "Used from your next analysis.",

  whereYouSell: "Where you sell",
  whereYouSellHint: "We subtract its fees from each estimate.",
  letFlipworthChoose: "Let Flipworth choose",
  facebookLocal: "Facebook Marketplace, local pickup",
  facebookShipped: "Facebook Marketplace, shipped",
  offerUpShipped: "OfferUp, shipped",
  stockX: "StockX, unworn only",
  flat13: "A flat 13% fee",

  howYouSell: "How you sell",
  howYouSellHint: "Each estimate uses the best place to sell among these.",
  shipOrMeet: "Ship it or meet the buyer",
  shipOnly: "Ship only",
  meetOnly: "Meet the buyer only",

  targets: "What makes a Buy",
  targetsHint: "A deal is a Buy when it reaches both.",
  minimumProfit: "Minimum profit ($)",
  minimumReturn: "Minimum return (%)",

  costs: "What a deal costs you",
  costPerMile: "Cost per mile ($)",
  costPerMileHint: "Gas and wear for the pickup drive.",
  usualShipping: "Usual shipping ($)",
  usualShippingHint: "Shipping and packing. Leave empty to estimate by weight.",

  soldPrices: "Sold prices you read",
  shareSoldPrices:
    "Share sold prices from results pages with everybody on this server, without your name. Off unless you turn it on; what you shared stays shared. Your own sales and imports are never shared.",

  theme: "Theme",
  theme_system: "System",
  theme_light: "Light",
  theme_dark: "Dark",

  enterZeroOrMore: "Enter 0 or more.",
  enterAmount: "Enter an amount such as 40.",
  enterNumber: "Enter a number such as 30.",
  enterAtMost: "Enter {most} or less.",
});
