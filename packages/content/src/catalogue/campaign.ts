import type { RichText } from "../guides/guide-page.ts";
import type { IconName } from "./look.ts";

/** The listing that the campaign page shows an analysis of; the engine judges it when the site is built. */
export const campaignListing = {
  title: "Herman Miller Aeron chair",
  condition: "Used - Good",
  price: 180,
};

export const campaignHeadline = "Know what it resells for before you message the seller";

export const campaignSubtitle: RichText =
  "Flipworth reads the listing in front of you and answers with a resale range, the profit that is left after fees, and Buy or Skip. Ten flips a month are free, with no signup.";

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
