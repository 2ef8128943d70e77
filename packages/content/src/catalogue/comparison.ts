import type { GuideSection, RichText } from "../guides/guide-page.ts";
import type { IconName } from "./look.ts";

export const comparisonIntro: RichText =
  "Local sales cost no fee and no box, and reach the people who can drive to you. eBay charges for a country full of buyers. Which one leaves more in your hand depends on weight, on rarity and on what your time is worth.";

export type QuickComparison = {
  name: string;
  icon: IconName;
  summary: string;
  strengths: readonly string[];
  weaknesses: readonly string[];
};

export const quickComparison: readonly [QuickComparison, QuickComparison] = [
  {
    name: "Facebook Marketplace",
    icon: "handshake",
    summary: "Best for anything heavy, cheap to test and wanted near you.",
    strengths: [
      "No selling fee on local pickup",
      "Cash in your hand the same day",
      "A listing is up in 2 minutes",
    ],
    weaknesses: [
      "Only as many buyers as live within a drive",
      "No-shows, and haggling at the door",
      "No buyer protection to calm a careful person",
    ],
  },
  {
    name: "eBay",
    icon: "truck",
    summary: "Best for the small, the rare and the exactly named.",
    strengths: [
      "Collectors in every state, and abroad if you like",
      "Sold prices that anyone can look up",
      "Labels, tracking and a rule book for disputes",
    ],
    weaknesses: [
      "A fee on the whole order, postage and sales tax included",
      "5-10 minutes for each listing, then a box to pack",
      "Returns you did not plan for",
    ],
  },
];

export const comparisonTable: readonly { aspect: string; marketplace: string; ebay: string }[] = [
  {
    aspect: "Selling fee",
    marketplace: "None for local pickup",
    ebay: "13.25% in our example",
  },
  { aspect: "Shipping", marketplace: "The buyer comes", ebay: "You pack and post" },
  { aspect: "Time to list", marketplace: "2 minutes", ebay: "5-10 minutes" },
  { aspect: "Payment", marketplace: "At once, in cash", ebay: "3-5 days" },
  { aspect: "Reach", marketplace: "Your own area", ebay: "National and international" },
  {
    aspect: "Protection",
    marketplace: "What you check at the meeting",
    ebay: "Money-back guarantee for buyers, disputes for sellers",
  },
  {
    aspect: "Fits best",
    marketplace: "Furniture, appliances, bikes, tools in lots",
    ebay: "Parts, lenses, cards, shoes, single tools",
  },
];

export const useMarketplaceWhen: readonly string[] = [
  "it weighs more than you would like to carry to a counter",
  "a box for it would cost more than the fee",
  "buyers will want to see it run",
  "you need the cash or the space this week",
  "the price is under $25, where postage eats the rest",
];

export const useEbayWhen: readonly string[] = [
  "one person in ten thousand wants it, and wants it badly",
  "it has a model or part number that people type",
  "it fits in a shoe box and survives a fall",
  "sold copies there bring at least 30% more than a local buyer pays",
  "you collected it for years and know how to grade it",
];

/** The example of the specification, in US cents; today's dated rates are computed beside it. */
export const hundredDollarExample = {
  salePriceCents: 100_00,
  ebayFeeBasisPoints: 1325,
  ebayFeeCents: 13_25,
  shippingCents: 8_00,
  packagingCents: 3_00,
  ebayKeepsCents: 75_75,
  marketplaceKeepsCents: 100_00,
  savingCents: 24_25,
} as const;

export const comparisonSections: readonly GuideSection[] = [
  {
    title: "Why the real bill is a little higher",
    content:
      "The example uses 13.25% of the price alone. eBay's help page showed 13.6% for most categories in September 2026, plus $0.40 an order above $10, and it counts on everything that the buyer pays, with sales tax.\n\nBooks are at 15.3%, guitars at 6.7% and sneakers from $150 at 8%, so look up your own category before you decide. A free account lists 250 items a month; each one after that is $0.35.",
  },
  {
    title: "What eBay must bring to match cash in hand",
    content: `Take a parcel under a pound: $8.24 of postage (USPS, zone 5, October 2026), $3 of packing, the buyer's shipping free, 7.5% sales tax, and the fee of 13.6% plus $0.40 on all of it. To leave you as much as a local buyer pays, the eBay price has to reach

- $37 for a thing that brings $20 at the door,
- $72 for one that brings $50,
- $131 for one at $100,
- $248 for one at $200.

A cheap item must sell for nearly double, and an expensive one for a quarter more. If the sold listings do not show that gap, stay local.`,
  },
  {
    title: "Shipping from Marketplace is not free",
    content:
      "The zero is for pickup. A shipped Marketplace order costs the seller about 10% of the total (Listing Forge, 2026; approximate), which puts it close to the sites that are built for mail.\n\nOther places have their own bill: [the calculator](/facebook-marketplace-profit-calculator) takes any of them as a cost, so you can compare before you write the listing.",
  },
  {
    title: "Sell on both, in the right order",
    content:
      "List locally first with a price that already includes the fee you would save, and give it a week. What is left after that goes to eBay with the same photos.\n\nTake the other one down within the hour when it sells. An order you cannot fill hurts an account for longer than the lost sale does.",
  },
];
