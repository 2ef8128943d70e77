import { defineWords } from "@flipworth/words";

/** One sale from price to pocket. */
export const billWords = defineWords("engine.bill", {
  salePrice: "Sale price",
  salePriceWhy: "Median of the resale range",
  lowerPrice: "Lower price there",
  sellingFee: "Selling fee",
  shipping: "Shipping",
  packing: "Packing",
  driving: "Driving",
  askingPrice: "Asking price",
  askingPriceWhy: "What you pay",
  fee: "{platform}: {terms} ({source}, {date})",
  feeApproximate: "{platform}: {terms} ({source}, {date}, approximate)",
  feeOnTax: "{platform}: {terms}, also charged on {tax}% sales tax ({source}, {date})",
  feeOnTaxApproximate:
    "{platform}: {terms}, also charged on {tax}% sales tax ({source}, {date}, approximate)",
  pickedUp: "The buyer picks it up",
  nothingToPack: "Nothing to pack for pickup",
  tooBig: "Too big to ship as a package: we assume local pickup, freight not included",
  box: "Box, tape and padding",
  buyersLabel: "The buyer pays for the label",
  usualShipping: "Your usual shipping and packing",
  inUsualShipping: "Included in your usual shipping",
  underOnePound: "under 1 lb",
  pounds: "{pounds} lb",
  label: "{service}, {weight}, zone 5, rates of {date}: {price}",
  labelEstimated:
    "{service}, {weight}, zone 5, rates of {date}, estimated between listed weights: {price}",
  drive: "{miles, plural, one {1 mile} other {{miles} miles}} round trip at {price} a mile",
  fewerBuyers: "Fewer buyers than on eBay: about {percent}% of the usual price (general knowledge)",
  localBuyers: "Local buyers pay less: about {percent}% of the usual price (general knowledge)",
  generalKnowledge: "{words} (general knowledge)",
  rule: "{name}: {terms}",
});

/** The rows of the platforms' fee tables. */
export const feeWords = defineWords("engine.fees", {
  ebay_most: "eBay, most categories",
  ebay_media: "eBay, books, movies and music",
  ebay_coins: "eBay, coins and paper money",
  ebay_handbags: "eBay, women's bags",
  ebay_trading_cards_and_comics: "eBay, trading cards and comics",
  ebay_jewelry: "eBay, jewelry",
  ebay_watches: "eBay, watches",
  ebay_guitars_and_basses: "eBay, guitars and basses",
  ebay_athletic_shoes: "eBay, athletic shoes",
  facebook_local: "Facebook Marketplace, local pickup",
  facebook_shipped: "Facebook Marketplace, shipped",
  mercari: "Mercari",
  poshmark: "Poshmark",
  depop: "Depop US",
  offerup_shipped: "OfferUp, shipped",
  etsy: "Etsy",
  flat_13: "Flat 13%",
  stockx_most: "StockX, sneakers and most else",
  stockx_watches: "StockX, watches",
  stockx_handbags: "StockX, handbags",
  whatnot_most: "Whatnot, most categories",
  whatnot_coins: "Whatnot, coins",
  whatnot_electronics: "Whatnot, electronics",
});

/** What each row takes. */
export const feeTermWords = defineWords("engine.fee-terms", {
  ebay_most: "13.6% up to $7,500, 2.35% above, plus $0.40 per order ($0.30 up to $10)",
  ebay_media: "15.3% up to $7,500, 2.35% above, plus $0.40 per order ($0.30 up to $10)",
  ebay_coins: "13.25% up to $7,500, 2.35% above, plus $0.40 per order ($0.30 up to $10)",
  ebay_handbags:
    "15% up to $2,000, 9% of the full price above that, plus $0.40 per order ($0.30 up to $10)",
  ebay_trading_cards_and_comics:
    "13.25% up to $7,500, 2.35% above, plus $0.40 per order ($0.30 up to $10)",
  ebay_jewelry:
    "15% up to $5,000, 9% of the full price above that, plus $0.40 per order ($0.30 up to $10)",
  ebay_watches:
    "15% up to $1,000, 6.5% up to $7,500, 3% above, plus $0.40 per order ($0.30 up to $10)",
  ebay_guitars_and_basses: "6.7% up to $7,500, 2.35% above, plus $0.40 per order ($0.30 up to $10)",
  ebay_athletic_shoes: "8% with no order fee from $150, 13.6% plus $0.40 below",
  facebook_local: "no fee",
  facebook_shipped: "10% of the total with shipping",
  mercari: "10%",
  poshmark: "$2.95 under $15, 20% from $15",
  depop: "no commission, 3.3% plus $0.45 for processing",
  offerup_shipped: "12.9% of the price, at least $1.99",
  etsy: "$0.20 listing, 6.5%, and 3% plus $0.25 for processing",
  flat_13: "13% of the price",
  stockx_most: "9% of the price at the first seller level, and 3% for payment",
  stockx_watches: "9.9% of the price at the first seller level, and 3% for payment",
  stockx_handbags: "14.5% of the price at the first seller level, and 3% for payment",
  whatnot_most: "8% of the price, and 2.9% plus $0.30 on the total",
  whatnot_coins: "4% of the price, and 2.9% plus $0.30 on the total",
  whatnot_electronics: "5% of the price, and 2.9% plus $0.30 on the total",
});
