import type { AdviceDetails } from "@flipworth/contract";
import type { Deal } from "../deal-card/deal.ts";
import { buyDeal, withEvaluation } from "./deals.ts";

const advice: AdviceDetails = {
  platforms: [
    {
      platform: "facebook_local",
      name: "Facebook Marketplace with local pickup",
      net: 78,
      netProfit: 38,
    },
    { platform: "ebay", name: "eBay", net: 64.94, netProfit: 24.94 },
  ],
  feeCliff: "The fee drops at $150.",
  offers: { opening: 41, walkAway: 52.5 },
  daysToSell: { from: 7, to: 75 },
  questions: ["Does it come with a battery?", "Is anything damaged?"],
};

/** The same with all that an analysis carries today. */
export const advisedDeal: Deal = {
  ...buyDeal,
  verdict: "buy",
  headline: "Buy: $52 or less.",
  summary: [
    "DeWalt DCF887 impact driver, very likely (matched “DCF887”).",
    "Priced from our guide of November 2026 and 6 sold listings.",
    "83% chance you make at least $10 and 30%.",
  ],
  details: withEvaluation({ advice }),
};

export const negotiateDeal: Deal = {
  ...advisedDeal,
  title: "Trek Domane AL 2 road bike, 56 cm",
  price: 700,
  cents: { netProfit: 9240 },
  recommendation: "Skip",
  verdict: "negotiate",
  headline: "Negotiate: $495 or less.",
  summary: [
    "Trek Domane AL 2, very likely (matched “Domane AL 2”).",
    "Priced from our guide of November 2026, no sold listings.",
    "At the asking price you have a 41% chance of reaching your targets.",
  ],
  flipScore: 41,
  confidence: "Medium",
  maxBuyPrice: 497.31,
  risks: [],
  reasoning: ["41% chance of at least $10 profit and 30% return (a Buy needs 60%)."],
  details: withEvaluation({
    low: 640,
    median: 1270,
    high: 2510,
    netProfitLow: -192.07,
    netProfitHigh: 1260.61,
    breakEven: 790,
    advice: { ...advice, offers: { opening: 412, walkAway: 497.31 } },
  }),
};

/** The asking price fits a part far better than the machine. */
export const checkDeal: Deal = {
  ...advisedDeal,
  title: "KitchenAid Artisan stand mixer bowl lift attachment",
  price: 40,
  cents: { netProfit: null },
  recommendation: null,
  verdict: "check",
  headline: "Check first: is it the whole mixer?",
  summary: [
    "It could be a KitchenAid Artisan mixer or a part for one.",
    "The mixer’s price comes from our guide of November 2026.",
    "The asking price is a fifth of what the mixer sells for.",
  ],
  identityCheck: {
    alternatives: [
      { name: "A part or accessory for it", probability: 0.72, low: 18, high: 65 },
      { name: "KitchenAid Artisan stand mixer", probability: 0.21, low: 130, high: 260 },
      { name: "Something broken", probability: 0.07, low: null, high: null },
    ],
    question: "Is this the whole mixer, or only the attachment?",
  },
  flipScore: null,
  confidence: "Low",
  maxBuyPrice: null,
  risks: [],
  reasoning: ["At $40 this is more likely a part than the mixer."],
};

export const scamDeal: Deal = {
  ...advisedDeal,
  title: "Rolex Submariner 126610LN",
  price: 900,
  cents: { netProfit: null },
  recommendation: null,
  verdict: "likely_scam",
  headline: "Likely scam: don’t pay before you hold it.",
  summary: [
    "Rolex Submariner 126610LN, very likely (matched “126610LN”).",
    "Real ones sell for more than ten times the asking price.",
    "Meet at a jeweler who opens the case, or walk away.",
  ],
  flipScore: null,
  confidence: "Medium",
  maxBuyPrice: null,
  risks: [
    {
      kind: "unprotected_payment",
      sentence: "You can’t reverse this kind of payment.",
      words: "Zelle",
    },
    { kind: "deposit", sentence: "They want money before you see it.", words: "deposit" },
    { kind: "ships_only", sentence: "You can’t see it before you pay.", words: "ships only" },
  ],
  reasoning: ["Three signs of a scam, and a price far below what it sells for."],
};
