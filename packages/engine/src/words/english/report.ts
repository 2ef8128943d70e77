import { defineWords } from "@flipworth/words";

/** What each stage found, in a sentence. */
export const stageWords = defineWords("engine.stages", {
  readUntitled: "Read a listing without a title, {price}, {condition}.",
  readTitled: 'Read "{title}", {price}, {condition}.',
  condition: 'condition "{words}"',
  noCondition: "no condition stated",
  noPrice: "no price",
  free: "free",
  unclearPrice: 'price not clear ("{words}")',
  otherPrice: 'price "{words}"',
  asking: "asking {price}",
  compare: "Hard to read, so compare with the listing: {facts}.",
  fact_title: "the title",
  fact_price: "the price",
  fact_condition: "the condition",
  fact_description: "the description",
  fact_category: "the category",
  fact_location: "the location",
  fact_seller: "the seller",
  accessory: "An accessory or part, not the main item.",
  accessoryNamed: "An accessory or part, not the main item: {name}.",
  identified: "{thing}, {sureness}.",
  identifiedBy: '{thing}, {sureness} (matched "{words}").',
  forParts: "{thing}, for parts or broken",
  veryLikely: "very likely",
  likely: "likely",
  notSure: "not sure",
  lotOfOne: "A lot of one kind, number not told: {name}.",
  several: "Several different items, sold together.",
  severalNamed: "Several different items, sold together: {names}.",
  brandOnly: "We recognize the brand ({brand}) but don't price this model.",
  notPriced: "We recognize {name} but don't price it.",
  unknown: "We couldn't tell what this is.",
  categoryOnly: "We only know the category: {category}.",
});

/** What a vision model saw, and what a provider of comparables found. */
export const witnessWords = defineWords("engine.witnesses", {
  saw: "A vision model looked at the picture and saw: {thing} ({percent}% sure).",
  sawState: "A vision model looked at the picture and saw: {thing} ({percent}% sure), {state}.",
  looks_new: "looks new",
  looks_like_new: "looks like new",
  looks_good: "looks good",
  looks_fair: "looks fair",
  looks_poor: "looks poor",
  looks_parts: "looks parts",
  missing: "missing: {part}",
  nothingFound: 'We searched {source} for "{words}" and found no listings right now.',
  found:
    'We searched {source} for "{words}" and used {used} of {count, plural, one {{count} listing} other {{count} listings}}.',
});

/** What the answer rests on, and where to sell. */
export const summaryWords = defineWords("engine.summary", {
  range: "Most sell for {low}–{high}, based on {basis}.",
  and: "{others} and {last}",
  ourEstimate: "our estimate",
  vehicleTable: "our table of vehicles",
  newPrice: "its new price",
  metal: "its metal",
  photo: "a look at the photo",
  sales: "{count, plural, =0 {sales} one {{count} sale} other {{count} sales}}",
  askingPrices:
    "{count, plural, =0 {asking prices} one {{count} asking price} other {{count} asking prices}}",
  recordedPrices:
    "{count, plural, =0 {recorded prices} one {{count} recorded price} other {{count} recorded prices}}",
  confidenceHigh: "High confidence: based on {basis}.",
  confidenceMedium: "Medium confidence: based on {basis}.",
  confidenceLow: "Low confidence: based on {basis}.",
  bestWay: "Best way to sell: {way}.",
  bestPlace: "Best place to sell: {platform}.",
  item: "item",
});

/** Why a listing is not judged, and what to hand in instead. */
export const refusalWords = defineWords("engine.refusals", {
  nothingToRead:
    "There's nothing to read. Add a title, a description, the listing's text or a screenshot.",
  linkOnly:
    "We can't open links. Open the listing, copy its text with the title and the price (or take a screenshot), and paste that here.",
  many_listings:
    "This text shows several items, each with a price. Open one listing and copy its page, or enter one item's title and price.",
  no_text:
    "We couldn't read any text in this picture. Enter what it is as the title, or take a screenshot of the listing's page at normal zoom.",
  no_listing:
    "This picture doesn't show a single listing or a label we know. Enter what it is as the title, or take a screenshot of one listing with its title and price.",
  unusablePrice: `We can't use "{words}" as a price. Enter dollars from 0 to 1,000,000, or leave it out.`,
  housing: "This is a home or a room, not an item to resell. Open the listing of one item.",
  job: "This is a job offer, not an item to resell. Open the listing of one item.",
  service:
    "This is a service, not an item to resell. If an item is for sale here, enter its name as the title.",
  wanted: "This person wants to buy, not sell. Open a listing that offers the item.",
  rental: "This is for rent, not for sale. Open a listing that sells the item.",
  animal: "We don't price live animals. For a cage, tank or saddle, enter its name as the title.",
});
