import type { RichText } from "../guides/guide-page.ts";
import type { IconName } from "./look.ts";

/** The sample on the campaign page. Amounts in US cents; an example, not a live price. */
export type AnalysisMockUp = {
  item: string;
  listedPriceCents: number;
  resaleLowCents: number;
  resaleHighCents: number;
  /** What the profit is counted from. */
  expectedSaleCents: number;
  /** The example rate of the marketing texts: 13%. */
  sellingFeeBasisPoints: number;
  estimatedProfitCents: number;
  /** Of the sale price. */
  marginAfterFeesPercent: number;
  confidence: "High";
  reasoning: readonly string[];
  recommendation: "Buy";
};

export const campaignHeadline = "Know what it resells for before you message the seller";

export const campaignSubtitle: RichText =
  "Flipworth reads the listing in front of you and answers with a resale range, the profit that is left after fees, and Buy or Skip. Ten flips a month are free, with no signup.";

export const campaignMockUp: AnalysisMockUp = {
  item: "Herman Miller Aeron chair, used, good condition",
  listedPriceCents: 180_00,
  resaleLowCents: 250_00,
  resaleHighCents: 700_00,
  expectedSaleCents: 420_00,
  sellingFeeBasisPoints: 1300,
  estimatedProfitCents: 185_40,
  marginAfterFeesPercent: 44.1,
  confidence: "High",
  reasoning: [
    "Eight in ten of these chairs sell for $250 to $700, and half of them for more than $420.",
    "A 13% fee takes $54.60 of the middle sale, so $185.40 stays with you.",
    "The price is far under the market: sit in it, try the tilt and read the size dots before you pay.",
  ],
  recommendation: "Buy",
};

export const campaignFeatures: readonly { title: string; text: RichText; icon: IconName }[] = [
  {
    title: "Price from pictures and words",
    text: "A screenshot is enough. Model, variant and condition are read from it, and the asking price never bends the estimate.",
    icon: "scan-search",
  },
  {
    title: "Profit with every cost in it",
    text: "Selling fee, postage and packing come off first, each on its own line with its date, before the word profit is used.",
    icon: "badge-dollar-sign",
  },
  {
    title: "Saved deals and sold listings",
    text: "Keep a deal for later, or open the sold listings of the same model with one click and check our answer yourself.",
    icon: "eye",
  },
];

/** Added to the store's address, so that a visit from the campaign can be told apart. */
export const campaignTags = {
  utm_source: "reddit",
  utm_medium: "paid_social",
  utm_campaign: "flip_check",
} as const;
