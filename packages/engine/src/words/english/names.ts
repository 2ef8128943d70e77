import { defineWords } from "@flipworth/words";

export const monthWords = defineWords("engine.months", {
  m01: "January {year}",
  m02: "February {year}",
  m03: "March {year}",
  m04: "April {year}",
  m05: "May {year}",
  m06: "June {year}",
  m07: "July {year}",
  m08: "August {year}",
  m09: "September {year}",
  m10: "October {year}",
  m11: "November {year}",
  m12: "December {year}",
});

/** As the rest of a sentence. */
export const categoryWords = defineWords("engine.categories", {
  electronics: "electronics",
  furniture: "furniture",
  appliances: "appliances",
  tools: "tools",
  "sporting-goods": "sporting goods",
  vehicles: "vehicles",
  collectibles: "collectibles",
  clothing: "clothing",
  "home-decor": "home decor",
  books: "books",
  toys: "toys",
  "musical-instruments": "musical instruments",
  jewelry: "jewelry",
  art: "art",
  antiques: "antiques",
  garden: "garden",
  "baby-items": "baby items",
  crafts: "crafts",
  office: "office",
  camping: "camping",
  beauty: "beauty",
  "pet-supplies": "pet supplies",
});

/** As a sentence names it: "selling on eBay". */
export const platformWords = defineWords("engine.platforms", {
  ebay: "eBay",
  facebook_local: "Facebook Marketplace with local pickup",
  facebook_shipped: "Facebook Marketplace with shipping",
  mercari: "Mercari",
  poshmark: "Poshmark",
  depop: "Depop",
  offerup_shipped: "OfferUp with shipping",
  etsy: "Etsy",
  whatnot: "Whatnot",
  stockx: "StockX",
  flat_13: "a platform that takes 13%",
});
