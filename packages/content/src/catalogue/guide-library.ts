import { contentPaths, type FixedPath } from "../paths.ts";
import { articles } from "./articles.ts";
import { brands } from "./brands.ts";
import { categories } from "./categories.ts";
import { cities } from "./cities.ts";
import { howTos } from "./how-to.ts";

export type LibraryCard = {
  title: string;
  description: string;
  /** How many pages the card stands for. */
  badge: number;
  links: readonly { name: string; path: FixedPath }[];
};

export const libraryTitle = "Guide Library";

export const libraryCards: readonly LibraryCard[] = [
  {
    title: "How-To Guides",
    description: "Single skills with a level on each, for reading before the first trip.",
    badge: howTos.length,
    links: [{ name: "How-to guides", path: contentPaths.howTo }],
  },
  {
    title: "Blog & Resources",
    description: "Longer reads about what to buy, where to sell it and how to stay safe.",
    badge: articles.length,
    links: [{ name: "All articles", path: contentPaths.blog }],
  },
  {
    title: "Tools & Calculators",
    description: "Arithmetic and comparisons that settle a question in a minute.",
    badge: 12,
    links: [
      { name: "All tools", path: contentPaths.tools },
      { name: "Profit calculator", path: contentPaths.calculator },
      { name: "Facebook Marketplace vs eBay", path: contentPaths.comparison },
      { name: "Best items to flip", path: contentPaths.bestItems },
      { name: "Marketplace tips", path: contentPaths.tips },
      { name: "Marketplace safety", path: contentPaths.safety },
    ],
  },
];

/** The guides and thirty other pages. */
export const libraryTotal = categories.length + cities.length + brands.length + 30;

/** Badges of the index pages. The "50+" is a promise of more: the list has 40 cities today. */
export const guideBadges = ["22 Categories", "12 Popular Brands", "Expert Tips"] as const;
export const cityBadges = ["50+ Cities Covered", "22 Product Categories"] as const;
