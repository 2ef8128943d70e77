import { defineWords } from "@flipworth/words";

/** What an estimate rests on, or what is missing for one. */
export const valuationWords = defineWords("engine.valuation", {
  basis: "Most sell for {low}–{high}; typical {median}. {sources}.",
  conditionOpen: "The condition isn't stated, which widens the range.",
  faultsInGrade: "The listing mentions: {names}. Its condition already accounts for that",
  faultsLower: "The listing mentions: {names}. That lowers the price about {percent}%",
  lotOfAbout: "a lot of about {count} × ",
  pieces: "{name}, {count} pieces",
  mixedLot:
    "Several different items share one price, so no single value fits. Analyze them one at a time.",
  accessory:
    "This looks like an accessory or part, and we have no price for it. Add three or more sold listings of the same accessory.",
  graded:
    "The price of a graded card ({words}) depends on the exact card, its number and its grade. Add three or more sold listings of the same card in the same grade.",
  forParts:
    "The price of {name} sold for parts depends on what still works. Say which parts work, or add sold listings of broken ones.",
  anItem: "an item",
  tooWide:
    '"{name}" alone could sell for {low} to {high}. Add the brand and model, or sold listings of the same item.',
  readTwoWays:
    '"{name}" would sell for about {byName}, but titles with words like these sell for about {byWords}. Say what it is exactly, or add sold listings of the same item.',
  noPriceFor:
    "We have no price for this {name}. Add a more exact model name or number, or sold listings of the same item.",
  whichModel:
    "We can't tell which model this is. Add a more exact model name or number, or sold listings of the same item.",
  categoryOnly:
    "We only know the category ({category}), which could sell for almost anything. Add a more exact model name or number, or sold listings of the same item.",
});

/** What each source says, without the full stop: a valuation joins them. */
/** What the words tell of a thing that no table of the guide names. */
export const adjustmentWords = defineWords("engine.adjustments", {
  modelYear: "{year} model",
  oneOfPair: "one of a pair",
  newerThan: "newer than the {model}, the last one that the price guide knows",
});

export const evidenceWords = defineWords("engine.evidence", {
  guide: "Price guide of {month}: {thing} {condition} sells for about {price}",
  guideAdjusted:
    "Price guide of {month}, adjusted to {now}: {thing} {condition} sells for about {price}",
  this: "this",
  assumed: "in good condition (assumed)",
  new: "new",
  like_new: "like new",
  good: "in good condition",
  fair: "in fair condition",
  poor: "in poor condition",
  parts: "for parts",
  part: "A {noun} for such a thing sells for about {price}, give or take a factor of two",
  partBasis: "Flipworth's own estimate for parts and accessories",
  anything: "A typical second-hand item sells for about {price}, with a wide margin",
  category: "A typical listing in {category} sells for about {price}, with a wide margin",
  categoryBasis: "Flipworth's own estimate for the whole category",
  several:
    "{count} different items: {items}; together about {price}, as a lot brings less than its items one by one",
  item: "item",
  newPriceClothes:
    "The listing says it cost {newPrice} new, and similar clothes resell for about {price}",
  newPriceItems:
    "The listing says it cost {newPrice} new, and similar items resell for about {price}",
  newPriceClothesBasis:
    "the new price in the listing, and the share of it that similar clothes resell for",
  newPriceItemsBasis:
    "the new price in the listing, and the share of it that similar items resell for",
  metal: "Its weight in {metal} alone is worth about {price}",
  metalOfMonth: "Its weight in {metal} alone is worth about {price} at the metal price of {month}",
  metalBasis: "a rounded metal price and the weight in the listing",
  titleWords: "Titles with words like these sell for about {price}, give or take a factor of two",
  titleWordsBasis: "a price model of the words in {count} titles",
  gold: "{karat} karat gold",
  silver: "sterling silver",
  model: "A vision model that was not told the price estimates about {price}",
  modelBasis: "a model's guess from the picture, not from sales",
  modelTitle: "A vision model's estimate",
  modelTooFar: "too far from the other evidence",
  vehicle: "Vehicle table of {month}: a {vehicle} sells privately as it stands for about {price}",
  vehicleWithRepairs:
    "Vehicle table of {month}: a {vehicle} sells privately as it stands for about {price}, with repairs of about {from} to {to} left to its buyer ({repairs})",
  noModelYear: "model year not told",
  miles: "{miles, plural, one {1 mile} other {{miles} miles}}",
  hours: "{hours, plural, one {1 hour} other {{hours} hours}}",
  owners: "{count, plural, one {one owner} other {{count} owners}}",
  notRunning: "not running",
  title_clean: "clean title",
  title_rebuilt: "rebuilt title",
  title_salvage: "salvage title",
  title_lien: "with a lien",
  title_missing: "no title",
  condition_excellent: "excellent condition",
  condition_good: "good condition",
  condition_fair: "fair condition",
  condition_poor: "poor condition",
});
