import { defineWords } from "@flipworth/words";

/** What to do about a listing, in one sentence. */
export const headlineWords = defineWords("engine.headline", {
  scam: "Likely scam: do not pay or share a code.",
  unpriced: "No verdict: we don't know enough to price this.",
  buy: "Buy: about {profit} profit.",
  buyBargain: "Buy: about {profit} profit. See it working before you pay.",
  negotiate: "Negotiate: {limit} or less.",
  skipSold: "Skip: it is already sold.",
  skipBlocked: "Skip: this can't be resold.",
  skipCostly: "Skip: selling costs more than it brings.",
  skipUnlessFree: "Skip: only worth taking for free.",
  skipAbove: "Skip: not worth it above {limit}.",
  checkUnsure: "Check first: we're not sure what this is.",
  checkDetails: "Check first: the price depends on details the listing doesn't give.",
  checkName: "Check first: make sure this is {name}.",
  checkComplete: "Check first: make sure this is the complete item.",
  likelier_part:
    "Check first: at {ask} this is more likely a part or accessory than the real thing.",
  likelier_broken:
    "Check first: at {ask} this is more likely broken or incomplete than the real thing.",
  likelier_lure: "Check first: at {ask} this is more likely bait than the real thing.",
  likelier_other: "Check first: at {ask} this is more likely something else than the real thing.",
  maybe_part: "Check first: at {ask} this may be a part or accessory.",
  maybe_broken: "Check first: at {ask} this may be broken or incomplete.",
  maybe_lure: "Check first: at {ask} this may be bait.",
  maybe_other: "Check first: at {ask} this may be something else.",
  noPrice: "No verdict yet: the listing gives no price.",
  priceUnclear:
    'No verdict yet: the price is not clear from "{words}". Type the price, or ask the seller.',
  pricePlaceholder:
    'No verdict yet: "{words}" looks like a placeholder. Ask the seller for the price.',
  pricePeriodic: 'No verdict: "{words}" is a rent or an installment, not a price.',
  priceUnusable: `No verdict: "{words}" can't be used as a price.`,
  priceAbroadUnclear: "No verdict yet: the price in {currency} is not clear. Type the price.",
  priceOtherCurrency:
    "No verdict: the price is in {currency}. We judge US, Canadian and Australian dollars, euros and British pounds.",
});

/** What decided, and what else is worth a sentence. */
export const verdictWords = defineWords("engine.verdict", {
  chance: "{score}% chance you make at least {profit} and {roi}%.",
  atAskingPrice: "At the asking price: {chance}",
  askSeller: "Ask the seller: {question}",
  whatIsIt: "What exactly is it?",
  signs: "Signs of a scam: {signs}.",
  sign_deposit: "money before you see it",
  sign_ships_only: "no meeting in person",
  sign_off_platform: "leaving the marketplace chat",
  sign_unprotected_payment: "a payment you can't reverse",
  sign_stock_photo: "pictures of another item",
  sign_verification_code: "asking for a code",
  sign_courier: "a courier or escrow",
  sign_far_below_market: "a price far too low",
  soldOnPage: "The page marks it as sold.",
  costly: "Selling costs more than it brings.",
  onlyForFree: "Only worth taking for free.",
  payAtMost: "Pay at most {limit}.",
  limitAbroad: "{local} (about {limit})",
  profit: "Likely profit: {low}–{high}.",
  profitOrLoss: "Likely profit: {low} to {high}.",
  loss: "Likely loss: {low}–{high}.",
  lossBelow: "Likely loss: {low} to {high}.",
  freeAnswer: "This answer is free.",
  falling:
    "{name} like this lose about {percent}% of their value a year, about {amount} a month. Sell it within weeks.",
  dealerLicense:
    "{state} wants a dealer's license beyond about {count} vehicles sold a year (general knowledge of {month}; ask your motor vehicle office).",
  dealerLicenseMany:
    "Many states want a dealer's license beyond about {count} vehicles sold a year (general knowledge of {month}; ask your motor vehicle office).",
  feeCliff: "The fee drops at {price}: selling there leaves you {gain} more than at {below}.",
  alternative_part: "A part or accessory for it",
  alternative_broken: "A broken or incomplete one",
  alternative_lure: "A price that's only bait",
  alternative_other: "Something else",
  settle_part: "Is this the {thing} itself, complete and working, or a part or accessory for it?",
  settle_broken: "Is the {thing} complete and fully working?",
  settle_lure: "Can I see the {thing} in person before I pay?",
  item: "item",
});

/** The sums of another country. */
export const abroadWords = defineWords("engine.abroad", {
  converted:
    "The price is in {currency}: {ask} is about {dollars} ({rate}). Resale prices are American ones, and the profit is for a local sale: no marketplace fees or postage of that country are counted.",
  rate: "1 {currency} = {dollars}, {date}",
  EUR: "euros",
  GBP: "British pounds",
  CAD: "Canadian dollars",
  AUD: "Australian dollars",
});
