import { contentPaths } from "../paths.ts";

export type Article = {
  /** The path without its slash: an article is a page of its own. */
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  readTimeMinutes: number;
  /** ISO date. */
  date: string;
  featured: boolean;
};

const slugOf = (path: string) => path.slice(1);

/** Newest first. */
export const articles: readonly Article[] = [
  {
    slug: slugOf(contentPaths.bestItems),
    title: "The best items to flip on Facebook Marketplace",
    excerpt:
      "Six categories side by side: the margin to plan with, how much there is to learn, how long a thing waits for its buyer, and what to leave behind.",
    category: "Finding Deals",
    readTimeMinutes: 8,
    date: "2025-01-07",
    featured: true,
  },
  {
    slug: slugOf(contentPaths.comparison),
    title: "Facebook Marketplace or eBay: where should it go?",
    excerpt:
      "A $100 sale taken apart to the last dollar on both sites, and a short rule for deciding by weight, rarity and how fast you need the cash.",
    category: "Selling",
    readTimeMinutes: 6,
    date: "2025-01-06",
    featured: true,
  },
  {
    slug: slugOf(contentPaths.tips),
    title: "Facebook Marketplace tips that survive contact with sellers",
    excerpt:
      "Search misspellings, compare the right variant, offer once with a time attached, and lower your own price on a schedule instead of in a panic.",
    category: "Strategy",
    readTimeMinutes: 9,
    date: "2025-01-05",
    featured: false,
  },
  {
    slug: slugOf(contentPaths.safety),
    title: "Staying safe when you buy and sell to strangers",
    excerpt:
      "Four scams explained from the scammer's side, the payment habits that stop them, and what to do in the first hour if one worked.",
    category: "Safety",
    readTimeMinutes: 7,
    date: "2025-01-04",
    featured: false,
  },
  {
    slug: slugOf(contentPaths.calculator),
    title: "The five numbers behind every flip",
    excerpt:
      "Purchase, sale, travel, repair and hours: how each one moves margin, ROI and pay for an hour, with a calculator to try your own.",
    category: "Profit Analysis",
    readTimeMinutes: 5,
    date: "2025-01-03",
    featured: false,
  },
  {
    slug: slugOf(contentPaths.howTo),
    title: "Start here: six how-to guides for new flippers",
    excerpt:
      "From the first search to the first negotiation, sorted by level, so you can read one on the bus and use it the same evening.",
    category: "Getting Started",
    readTimeMinutes: 5,
    date: "2025-01-02",
    featured: false,
  },
];

export const featuredArticles = articles.filter(({ featured }) => featured);
export const latestArticles = articles.filter(({ featured }) => !featured);

/** "January 7, 2025", whatever the time zone of the machine that writes the page. */
export function articleDate({ date }: Pick<Article, "date">): string {
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(date));
}
