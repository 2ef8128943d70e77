import type { Brand } from "../catalogue/brands.ts";
import { brandKnowledge } from "../knowledge/brands/all-brands.ts";
import { withArticle } from "../grammar.ts";
import { brandPath, contentPaths } from "../paths.ts";
import { brandSections } from "./brand-guide-sections.ts";
import { dearestFirst } from "./category-guide-text.ts";
import type { FindBand, GuidePage } from "./guide-page.ts";

/** The guide to one brand: which of its things to buy, and how to know them. */
export function brandGuide(brand: Brand, findBand: FindBand): GuidePage {
  const { name, slug } = brand;
  const knowledge = brandKnowledge[slug];
  const bands = dearestFirst(knowledge.bandIds.map((id) => findBand(id)));
  const path = brandPath(slug);
  return {
    title: `${name} Resale Guide: Models, Prices and Faults`,
    metaDescription: `Reselling ${name}: ${knowledge.topItems.join(", ")}. Used prices, model numbers, proofs and known faults.`,
    canonical: path,
    breadcrumbs: [
      { name: "Home", path: "/" },
      { name: "Guides", path: contentPaths.guides },
      { name: "Brands", path: contentPaths.brands },
      { name, path },
    ],
    hero: {
      headline: `How to flip ${name}`,
      subtitle: knowledge.angle,
      stats: { avgProfit: "", successRate: "" },
      topItems: knowledge.topItems,
    },
    bands,
    sections: brandSections({ brand, knowledge, bands }),
    cta: {
      headline: `Found ${withArticle(`${name} listing`)}?`,
      description: `One click tells what that model should sell for, what you keep after fees and the most to pay. 10 analyses a month are free, no signup needed.`,
      buttonText: "Get the free extension",
      buttonLink: "/extension",
    },
  };
}
