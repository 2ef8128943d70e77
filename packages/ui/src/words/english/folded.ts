import { defineWords } from "@flipworth/words";

/** What is folded on a deal card: what it rests on. */
export const foldedWords = defineWords("ui.folded", {
  bill: "The bill",
  costs: "What a sale costs",
  billCaption: "If it sells for the typical {price}",
  netProfit: "Net profit",
  netLoss: "Net loss",
  fees: "Fees: {rule}{since, select, none {} other {, in force since {since}}}{source, select, none {} other {. Source: <link>{source}</link>}}",

  askSeller: "Ask the seller",
  askAndCheck: "Ask and check",
  whereToSell: "Where to sell",
  places: "{count, plural, one {# place} other {# places}}",
  placesCaption:
    "{priced, select, yes {Net profit} other {What you get, before what you pay for it,}} if it sells for {price, select, none {the typical price} other {the typical {price}}}",
  usedInBill: "Used in the bill",

  why: "Why",
  confidenceIs_High: "High confidence",
  confidenceIs_Medium: "Medium confidence",
  confidenceIs_Low: "Low confidence",
  confidence: "Confidence",
  confidence_High: "High",
  confidence_Medium: "Medium",
  confidence_Low: "Low",
  aboutConfidence: "confidence",
  explainConfidence:
    "How sure the estimate is. It is lower when the price range is wide or when we know the item only roughly. Low confidence is never a Buy.",
  score: "Flip score",
  aboutScore: "the flip score",
  explainScore:
    "The chance, in percent, of reaching your targets: a profit of at least {profit} and a return of at least {percent}% on what you pay. A Buy needs {score} or more.",

  evidence: "How we know",
  items: "Items in this listing",
  itemsTitle: "Items in this listing, one by one",
  item: "{name}: {range}, typical {typical}",
  sourcePrices: "{range}, typical {typical}",
  sourceShare: "{percent}% of the estimate",
  asOf: "as of {date}",
  basis: "Basis: {basis}",
  seeSales: "See these sales, and leave out what is wrong",
  leftOut: "Left out",
  comparablesLeftOut: "Comparables left out",

  found: "From {source}’s live listings",
  lookedUp: "Looked up on {moment}.",
  notStored: "We don’t store other sellers’ listings. Search to see what’s for sale now.",
  markedDown: "Sellers ask more than buyers pay, so we mark these prices down.",
  listingsUsed: "Listings we used",
  listingsLeftOut: "Listings left out",
  search: "Search for it on {source}",
});
