/** The options page. */
export const optionsStrings = {
  options: {
    title: "Options",
    lead: "Changes save automatically.",
    server: "Server",
    address: "Server address",
    addressHint:
      "The address of your own Flipworth server, such as https://flipworth.example. Chrome will ask you to allow it.",
    use: "Use this server",
    checking: "Checking the server…",
    useDefault: "Use the default server",
    inUse: (address: string, version: string) => `Connected to ${address}, Flipworth ${version}.`,
    notAnAddress: "Enter an http or https address, such as https://flipworth.example.",
    hasMore: "Remove everything after the name and port.",
    refused: "You didn’t allow this address in Chrome, so we changed nothing.",
    away: "We can’t reach a server there, so we changed nothing.",
    notFlipworth: "The server there isn’t Flipworth, so we changed nothing.",
    tooOld: (version: string) => `That server runs Flipworth ${version}. Update it first.`,
    tooNew: (version: string) =>
      `That server runs Flipworth ${version}. Update this extension first.`,
    standing: {
      away: (address: string) => `We can’t reach ${address}.`,
      not_flipworth: (address: string) => `The server at ${address} isn’t Flipworth.`,
      too_old: (address: string) => `${address} runs an older Flipworth. Update the server.`,
      too_new: (address: string) => `${address} runs a newer Flipworth. Update this extension.`,
    },
    newServer: "You’re a new visitor there until you sign in.",
    listings: "On listing pages",
    inPageButton: "Show an “Analyze Deal” button on listing pages",
    inPageButtonHint:
      "It reads nothing until you press it. To show it, Chrome lets Flipworth “read and change your data” on Facebook, Craigslist, OfferUp and eBay. Until you press it, Flipworth only looks at the page’s address.",
    selling: "How you sell",
    sellingHint: "Used when you’re not signed in. When you are, we use your settings on the site.",
    platform: "Where you sell",
    letChoose: "Let Flipworth choose",
    profit: "Minimum profit ($)",
    roi: "Minimum return (%)",
    platforms: {
      ebay: "eBay",
      facebook_local: "Facebook Marketplace, local pickup",
      facebook_shipped: "Facebook Marketplace, shipped",
      mercari: "Mercari",
      poshmark: "Poshmark",
      depop: "Depop",
      offerup_shipped: "OfferUp, shipped",
      etsy: "Etsy",
      whatnot: "Whatnot",
      stockx: "StockX, unworn only",
      flat_13: "A flat 13% fee",
    },
    privacy: "What we send",
    siteOfSales: {
      title: "Sold prices",
      allowed:
        "You allowed www.ebay.com, so “Check sold prices” can read its sold listings when you press it. Nothing else uses this permission.",
      notAllowed:
        "Flipworth can’t read www.ebay.com yet. Chrome will ask when you press “Check sold prices”.",
      allow: "Allow www.ebay.com",
      withdraw: "Remove this permission",
      failed: "Chrome didn’t remove it. Remove it on Flipworth’s page at chrome://extensions.",
    },
    allSites: {
      title: "Pictures from the card in a page",
      allowed:
        "You allowed all sites, so the card can take a picture of its page when you ask. Nothing else uses this permission.",
      notAllowed:
        "Not allowed yet. Chrome will ask when you press “Also send a picture of the page”.",
      withdraw: "Remove the permission",
      failed: "Chrome didn’t remove it. Remove it on Flipworth’s page at chrome://extensions.",
    },
    look: "Appearance",
    theme: "Theme",
    themes: { system: "System", light: "Light", dark: "Dark" },
    policy: "Privacy Policy",
  },
};
