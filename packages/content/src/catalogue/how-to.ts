import { contentPaths, type FixedPath } from "../paths.ts";
import type { IconName } from "./look.ts";

export type HowTo = {
  slug: string;
  title: string;
  description: string;
  icon: IconName;
  category: string;
  difficulty: "Beginner" | "Intermediate" | "Advanced";
};

export const howTos: readonly HowTo[] = [
  {
    slug: "find-underpriced-listings",
    title: "How to find underpriced listings",
    description:
      "Which words to search for, why misspelled titles hide the best prices, and how to be the first to answer without living in the app.",
    icon: "search",
    category: "Finding Deals",
    difficulty: "Beginner",
  },
  {
    slug: "calculate-flip-profit",
    title: "How to work out the profit before you buy",
    description:
      "Put the price, the fee, the fuel and your own hours into one sum, and read off whether the trip pays more than staying at home.",
    icon: "calculator",
    category: "Profit Analysis",
    difficulty: "Beginner",
  },
  {
    slug: "choose-what-to-flip",
    title: "How to choose your first two categories",
    description:
      "Compare six kinds of goods by margin, effort and days to sell, then pick the pair that fits your car, your budget and what you know.",
    icon: "trophy",
    category: "Finding Deals",
    difficulty: "Beginner",
  },
  {
    slug: "negotiate-with-sellers",
    title: "How to negotiate without losing the deal",
    description:
      "One message with a number, a day and an hour works better than five questions. What to write, when to name a flaw, and when to walk.",
    icon: "handshake",
    category: "Negotiation",
    difficulty: "Intermediate",
  },
  {
    slug: "meet-sellers-safely",
    title: "How to meet a stranger for a pickup",
    description:
      "Choose the place, settle the price beforehand, test the item there and pay in a way that nobody can take back or copy.",
    icon: "shield-check",
    category: "Safety",
    difficulty: "Intermediate",
  },
  {
    slug: "check-authenticity",
    title: "How to check that a brand item is real",
    description:
      "Ask for the photos a copy cannot survive: serial plate, inside stamp, stitching, account screen. Then compare them line by line.",
    icon: "badge-check",
    category: "Authentication",
    difficulty: "Advanced",
  },
];

// The rest are told in the tips.
const pathOfSlug: Partial<Record<string, FixedPath>> = {
  "calculate-flip-profit": contentPaths.calculator,
  "choose-what-to-flip": contentPaths.bestItems,
  "meet-sellers-safely": contentPaths.safety,
};

/** Where "Read Guide" leads. */
export function howToPath(slug: string): FixedPath {
  return pathOfSlug[slug] ?? contentPaths.tips;
}

export const popularGuideCategories: readonly {
  name: string;
  description: string;
  icon: IconName;
  path: FixedPath;
}[] = [
  {
    name: "Finding Deals",
    description: "Searches, alerts and seasons that put you in front of a listing first.",
    icon: "search",
    path: contentPaths.tips,
  },
  {
    name: "Profit Analysis",
    description: "Fees, costs and hours, so that a sale price turns into a real figure.",
    icon: "calculator",
    path: contentPaths.calculator,
  },
  {
    name: "Authentication",
    description: "Marks, serials and labels that tell an original from a copy, brand by brand.",
    icon: "badge-check",
    path: contentPaths.brands,
  },
  {
    name: "Negotiation",
    description: "Offers that sellers accept, and limits you set before you write the first word.",
    icon: "handshake",
    path: contentPaths.tips,
  },
];
