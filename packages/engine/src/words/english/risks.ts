import { defineWords } from "@flipworth/words";

/** Reasons to be careful. Recalls and forbidden products are told by the guide in words of its own. */
export const riskWords = defineWords("engine.risks", {
  payInPerson: "You can't reverse this kind of payment. Pay in person, after you see it.",
  deposit: "They want money before you see it. Don't send a deposit.",
  shipsOnly: "The seller won't meet. Use a platform with buyer protection, or walk away.",
  verificationCode: "Nobody needs a code from your phone to sell you something.",
  offPlatform: "They want to leave the marketplace chat, where nothing protects you.",
  stockPhoto: "The pictures are not of this item. Ask for one with today's date on paper.",
  courier: "Couriers and escrow pages are a common trick. Meet and pay in person.",
  urgencyStory: "A rushed sob story is a common trick. Take the time to check.",
  counterfeit:
    "The listing says it's a copy. Selling counterfeits is illegal and gets accounts closed.",
  counterfeitProne:
    "This brand is often faked. Check serial numbers, stitching and receipts before you pay.",
  checkRecall: "Check the model at cpsc.gov/recalls first. Selling a recalled one is illegal.",
  weapon: "Weapons and ammunition may not be sold on Facebook, OfferUp or eBay.",
  tobaccoOrDrugs: "Tobacco, vapes and drugs may not be sold on these marketplaces.",
  alcohol: "Alcohol may not be resold without a license.",
  digitalOrAccount: "Accounts and digital goods may not be sold on these marketplaces.",
  locked:
    "A locked or unpaid phone may never be usable. Check the IMEI and the lock before you pay.",
  vehicleTitle: "Without a clean title, it's hard to register or resell.",
  infestation: "Pests and mold can spread to your home and cost more than the item earns.",
  manyPrices:
    "The listing offers several items or sizes at different prices. Ask what this price is for.",
  shop: "This reads like a store's ad. Stores charge full price, which leaves little profit.",
  farBelowMarket:
    "Only {share}% of what it usually sells for. See it working in person before you pay.",
});

/** What the words tell of a vehicle that a buyer should know before the drive. */
export const vehicleRiskWords = defineWords("engine.vehicle-risks", {
  openTitle:
    "The seller may never have been its registered owner. Passing an open title on is unlawful in most states: buy only from the person whose name is on it.",
  lien: "A lender has a claim on it. Pay at the lender's office, or see the release before you pay.",
  flood: "Water ruins wiring and airbags years later. Few buyers take such a vehicle.",
  exempt: "Its miles are not known, so the estimate leaves them out.",
  airbag: "An airbag is missing or faulty: it costs from $300 and fails many inspections.",
  accident:
    "It was in an accident. See the history report, and look for uneven gaps, fresh paint and welds.",
  friend:
    "Somebody else sells it. Meet the person whose name is on the title, or see a power of attorney.",
  dealer:
    "This reads like a dealer's text. Ask for the price out of the door: fees and tax come on top, and a dealer leaves little to earn.",
  dealerMany: "It offers several vehicles. Ask which one costs this much.",
  trade: "The seller wants to trade. Ask for a cash price.",
  backFees: "Registration is overdue. Ask the motor vehicle office what is owed before you buy.",
  vinUnsound:
    "This VIN's check digit is wrong: a typing error, a vehicle from before 1981 or not made for North America, or a false number. Compare it with the dashboard and the title.",
  vinRecalls: "Look this VIN up for open recalls at nhtsa.gov/recalls.",
  vinOfAnother: "This VIN is that of a {vehicle}, not of what the words name.",
  fewMiles:
    "Very few miles for {age} years. Compare them with inspection and service records: a changed odometer is common.",
  miles: "{miles, plural, one {1 mile} other {{miles} miles}}",
});
