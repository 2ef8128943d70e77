import { defineWords } from "@flipworth/words";

/** The options page. */
export const optionsWords = defineWords("extension.options", {
  pageTitle: "Flipworth options",
  title: "Options",
  lead: "Changes save automatically.",
  server: "Server",
  listings: "On listing pages",
  inPageButton: "Show an “Analyze Deal” button on listing pages",
  inPageButtonHint:
    "It reads nothing until you press it. To show it, Chrome lets Flipworth “read and change your data” on Facebook, Craigslist, OfferUp and eBay. Until you press it, Flipworth only looks at the page’s address.",
  selling: "How you sell",
  sellingHint: "Used when you’re not signed in. When you are, we use your settings on the site.",
  privacy: "What we send",
  policy: "Privacy Policy",
  look: "Appearance",
  language: "Language",
  theme: "Theme",
  theme_system: "System",
  theme_light: "Light",
  theme_dark: "Dark",
});

/** What Chrome allows, and why it was asked for. */
export const permissionWords = defineWords("extension.permissions", {
  salesTitle: "Sold prices",
  salesAllowed:
    "You allowed www.ebay.com, so “Check sold prices” can read its sold listings when you press it. Nothing else uses this permission.",
  salesNotAllowed:
    "Flipworth can’t read www.ebay.com yet. Chrome will ask when you press “Check sold prices”.",
  salesAllow: "Allow www.ebay.com",
  salesWithdraw: "Remove this permission",
  picturesTitle: "Pictures from the card in a page",
  picturesAllowed:
    "You allowed all sites, so the card can take a picture of its page when you ask. Nothing else uses this permission.",
  picturesNotAllowed:
    "Not allowed yet. Chrome will ask when you press “Also send a picture of the page”.",
  picturesWithdraw: "Remove the permission",
  failed: "Chrome didn’t remove it. Remove it on Flipworth’s page at chrome://extensions.",
});

/** How a visitor resells. */
export const sellingWords = defineWords("extension.selling", {
  platform: "Where you sell",
  letChoose: "Let Flipworth choose",
  profit: "Minimum profit ($)",
  roi: "Minimum return (%)",
  platform_ebay: "eBay",
  platform_facebook_local: "Facebook Marketplace, local pickup",
  platform_facebook_shipped: "Facebook Marketplace, shipped",
  platform_mercari: "Mercari",
  platform_poshmark: "Poshmark",
  platform_depop: "Depop",
  platform_offerup_shipped: "OfferUp, shipped",
  platform_etsy: "Etsy",
  platform_whatnot: "Whatnot",
  platform_stockx: "StockX, unworn only",
  platform_flat_13: "A flat 13% fee",
  problem_notDollars: "must be a number of dollars",
  problem_notPercent: "must be a number of percent",
  problem_negative: "must not be negative",
  problem_tooMuch: "must be at most {most}",
});

/** Where the server is. */
export const serverWords = defineWords("extension.server", {
  address: "Server address",
  addressHint:
    "The address of your own Flipworth server, such as https://flipworth.example. Chrome will ask you to allow it.",
  use: "Use this server",
  checking: "Checking the server…",
  useDefault: "Use the default server",
  inUse: "Connected to {address}, Flipworth {version}.",
  newInUse:
    "Connected to {address}, Flipworth {version}. You’re a new visitor there until you sign in.",
  notAnAddress: "Enter an http or https address, such as https://flipworth.example.",
  hasMore: "Remove everything after the name and port.",
  refused: "You didn’t allow this address in Chrome, so we changed nothing.",
  away: "We can’t reach a server there, so we changed nothing.",
  notFlipworth: "The server there isn’t Flipworth, so we changed nothing.",
  tooOld: "That server runs Flipworth {version}. Update it first.",
  tooNew: "That server runs Flipworth {version}. Update this extension first.",
  standing_away: "We can’t reach {address}.",
  standing_not_flipworth: "The server at {address} isn’t Flipworth.",
  standing_too_old: "{address} runs an older Flipworth. Update the server.",
  standing_too_new: "{address} runs a newer Flipworth. Update this extension.",
});
