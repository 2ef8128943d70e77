import { contentPaths, type FixedPath } from "./paths.ts";

/** What a browser's tab, a search engine and a link preview show of a page. */
export type PageHead = {
  /** At most 60 characters, unique on the site. */
  title: string;
  /** At most 160 characters, unique on the site. */
  description: string;
};

export const pageHeads = {
  [contentPaths.guides]: {
    title: "Flipping Guides by Category and Brand | Flipworth",
    description:
      "22 category guides and 12 brand guides for people who buy used and sell again: what to check, what to pay and what sells.",
  },
  [contentPaths.brands]: {
    title: "Brand Guides for Resellers | Flipworth",
    description:
      "How to tell models, years and copies apart for 12 brands, from Apple and DeWalt to Louis Vuitton and Rolex.",
  },
  [contentPaths.cities]: {
    title: "Marketplace Guides for 40 US Cities | Flipworth",
    description:
      "Where to meet, when to post and what to look for when you flip in your own city, with a page for each of 22 categories.",
  },
  [contentPaths.howTo]: {
    title: "How to Flip on Facebook Marketplace | Flipworth",
    description:
      "Six short how-to guides, from finding underpriced listings to meeting a seller, with a level on each so you know where to start.",
  },
  [contentPaths.blog]: {
    title: "Flipping Blog: Six Articles Worth Your Time | Flipworth",
    description:
      "Best items to flip, fees compared, safe meetups and the arithmetic of a good deal, each readable in under ten minutes.",
  },
  [contentPaths.prices]: {
    title: "Used Prices of 300 Things People Resell | Flipworth",
    description:
      "What used phones, tools, furniture, bikes and more sell for: our estimate by condition, with fees, time to sell and checks.",
  },
  [contentPaths.accuracy]: {
    title: "How Accurate Our Prices Are, With the Misses | Flipworth",
    description:
      "Our estimates held against thousands of real prices: the median miss, how often the range held, and where we are wrong.",
  },
  [contentPaths.tools]: {
    title: "Tools for Marketplace Flippers | Flipworth",
    description:
      "A free profit and ROI calculator that asks for no account, and the Flipworth tools that price and judge a listing for you.",
  },
  [contentPaths.comparison]: {
    title: "Facebook Marketplace vs eBay: Fees and Payout | Flipworth",
    description:
      "What is left of a $100 sale on each site, how long listing and payment take, and which kind of item belongs on which.",
  },
  [contentPaths.calculator]: {
    title: "Facebook Marketplace Profit Calculator | Flipworth",
    description:
      "Enter what you pay, what you expect and what it costs you on the way: net profit, margin, ROI and pay for each hour, free.",
  },
  [contentPaths.bestItems]: {
    title: "Best Items to Flip on Facebook Marketplace | Flipworth",
    description:
      "Six categories with their usual margins, how hard they are and how fast they go, and the things no flipper should buy.",
  },
  [contentPaths.tips]: {
    title: "Facebook Marketplace Tips for Flippers | Flipworth",
    description:
      "Search, judge, haggle, photograph and sell: concrete habits in six groups, six advanced techniques, and what never to do.",
  },
  [contentPaths.safety]: {
    title: "Facebook Marketplace Safety for Flippers | Flipworth",
    description:
      "Where to meet, how to take payment, the four scams you will meet first, and two checklists to read before you leave home.",
  },
  [contentPaths.campaign]: {
    title: "Know If a Listing Is Worth Buying | Flipworth",
    description:
      "Open a listing, click once, and see what it resells for, what is left after fees and whether to buy. Ten free flips a month.",
  },
  [contentPaths.sitemap]: {
    title: "Sitemap: Every Public Page | Flipworth",
    description:
      "All guides by category, brand and city, every article and every tool of the site on one page, in groups.",
  },
  [contentPaths.templateTest]: {
    title: "Template Test Page | Flipworth",
    description:
      "A list of links to generated guides of every kind, with counts, for checking that each template draws what it should.",
  },
  [contentPaths.guideLibrary]: {
    title: "Guide Library | Flipworth",
    description:
      "Every guide in one library: categories, brands and cities with their metro areas, how-to guides, articles and calculators.",
  },
} as const satisfies Record<FixedPath, PageHead>;
