import { defineWords } from "@flipworth/words";

/** What comparables say, and why some do not count. */
export const comparablesWords = defineWords("engine.comparables", {
  noPrice: "no usable price",
  lessRelevant: "matches only some of the search words",
  old: "sold more than a year ago",
  notAnItem: "not an item for sale",
  accessory: "an accessory, not the main item",
  forParts: "for parts or broken",
  mixedLot: "a lot of different items",
  oneOfSeveral: "only one of the items",
  lot: "a lot of {count}",
  otherModel: "a different model: {name}",
  otherVariant: "a different variant: {name}",
  doesNotSay: 'does not say "{words}"',
  farAbove: "far above the others (median {price})",
  farBelow: "far below the others (median {price})",
  sold: "{count, plural, one {{count} comparable sale} other {{count} comparable sales}} with a median of {price}, adjusted for condition",
  soldDown:
    "{count, plural, one {{count} comparable sale} other {{count} comparable sales}} with a median of {price}, adjusted for condition and down {percent}% for the time since the sale",
  soldUp:
    "{count, plural, one {{count} comparable sale} other {{count} comparable sales}} with a median of {price}, adjusted for condition and up {percent}% for the time since the sale",
  asked:
    "{count, plural, one {{count} asking price} other {{count} asking prices}} with a median of {price}; items sell for about {percent}% of the asking price",
  soldBasis: "sold listings that were {origin}",
  askedBasis: "active listings that were {origin}: asking prices, not sales",
  sent: "sent with the request",
  lookedUp: "looked up on {source}",
  or: "{others} or {last}",
});

/** What recorded sales taught. */
export const rememberedWords = defineWords("engine.remembered", {
  sales: "{count, plural, one {{count} recorded sale} other {{count} recorded sales}}",
  asks: "{count, plural, one {{count} recorded asking price} other {{count} recorded asking prices}}",
  both: "{sales} and {asks}",
  sameAgree: "{prices}, {same} of this very model, agree with what we knew",
  sameAbove: "{prices}, {same} of this very model, put it {percent}% above what we knew",
  sameBelow: "{prices}, {same} of this very model, put it {percent}% below what we knew",
  similarAgree: "{prices} of similar things agree with what we knew",
  similarAbove: "{prices} of similar things put it {percent}% above what we knew",
  similarBelow: "{prices} of similar things put it {percent}% below what we knew",
  basis: "remembered from {sources}: {age}",
  span: "{from} to {to}",
});
