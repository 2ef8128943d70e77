import { contentPaths } from "../paths.ts";
import type { IconName } from "./look.ts";

export type Tool = {
  /** A free tool's page; the ROI calculator shares the page of the profit calculator. */
  slug: string;
  title: string;
  description: string;
  icon: IconName;
  category: string;
  featured: boolean;
  free: boolean;
};

const calculatorSlug = contentPaths.calculator.slice(1);

export const tools: readonly Tool[] = [
  {
    slug: calculatorSlug,
    title: "Profit Calculator",
    description:
      "Five fields in, six figures out: gross and net profit, expenses, margin, ROI and what the hours paid. It runs in your browser and keeps nothing.",
    icon: "calculator",
    category: "Calculator",
    featured: true,
    free: true,
  },
  {
    slug: "price-checker",
    title: "Price Checker",
    description:
      "Type what the item is and see the range where most should sell, with the date and the evidence of each figure.",
    icon: "tag",
    category: "Pricing",
    featured: true,
    free: false,
  },
  {
    slug: "resale-value-estimator",
    title: "Resale Value Estimator",
    description:
      "Turns brand, model, variant and condition into a low, a middle and a high sale price, and says so when the evidence is too thin.",
    icon: "badge-dollar-sign",
    category: "Pricing",
    featured: false,
    free: false,
  },
  {
    slug: "deal-analyzer",
    title: "AI Deal Analyzer",
    description:
      "Reads a screenshot or the text of a listing, takes off fees and costs, and answers Buy or Skip with the highest price that still pays.",
    icon: "scan-search",
    category: "AI",
    featured: true,
    free: false,
  },
  {
    slug: calculatorSlug,
    title: "ROI Calculator",
    description:
      "Return on the money you put in, counted on the purchase price, next to the margin that is counted on the sale. The two are not the same.",
    icon: "chart-line",
    category: "Calculator",
    featured: false,
    free: true,
  },
  {
    slug: "analytics-dashboard",
    title: "Analytics Dashboard",
    description:
      "Your saved deals and past analyses in one list, so you can see which categories earned their space in the garage.",
    icon: "eye",
    category: "Tracking",
    featured: false,
    free: false,
  },
];

/** Free tools have a page of their own; the paid ones are shown on the home page. */
export function toolPath({ slug, free }: Pick<Tool, "slug" | "free">): string {
  return free ? `/${slug}` : "/";
}

/** Where a tool that the home page stands for already is. */
const toolsThatAreThere: Partial<Record<string, { name: string; path: string }>> = {
  "price-checker": { name: "Look up used prices", path: contentPaths.prices },
  "resale-value-estimator": { name: "Estimate an item", path: "/analyze" },
  "deal-analyzer": { name: "Analyze a listing", path: "/analyze" },
  "analytics-dashboard": { name: "Open your dashboard", path: "/dashboard" },
};

/** Undefined for a free tool, whose button leads to it. */
export function toolItself({
  slug,
}: Pick<Tool, "slug">): { name: string; path: string } | undefined {
  return toolsThatAreThere[slug];
}

export function toolButton({ free, featured }: Pick<Tool, "free" | "featured">): string {
  if (!free) return "Try Tool";
  return featured ? "Use Free Tool" : "Use Free";
}
