import type { Brand } from "../catalogue/brands.ts";
import { brandGroups, brands } from "../catalogue/brands.ts";
import { categories } from "../catalogue/categories.ts";
import { cities } from "../catalogue/cities.ts";
import type { BrandKnowledge } from "../knowledge/brand-knowledge.ts";
import { brandPath, cityCategoryPath, contentPaths, guidePath } from "../paths.ts";
import { inWords } from "./category-guide-links.ts";
import { priceSentences } from "./category-guide-prices.ts";
import { listUnder, paragraphs } from "./category-guide-text.ts";
import type { GuidePage, GuideSection, PriceBand } from "./guide-page.ts";

type BrandContext = {
  brand: Brand;
  knowledge: BrandKnowledge;
  bands: readonly PriceBand[];
};

export function brandSections(context: BrandContext): GuidePage["sections"] {
  return [lines(context), numbers(context), proof(context), worth(context), trade(context)];
}

function lines({ brand, knowledge }: BrandContext): GuideSection {
  return {
    title: `Which ${brand.name} lines are worth money`,
    content: paragraphs(
      listUnder(`What people search ${brand.name} for:`, knowledge.lines),
      listUnder("What not to buy:", knowledge.avoid),
      `See our guide to ${categoryLink(brand)}, and similar brands: ${siblingLinks(brand)}.`,
    ),
  };
}

function numbers({ brand, knowledge }: BrandContext): GuideSection {
  return {
    title: `Reading ${brand.name} model numbers and dates`,
    content: paragraphs(
      listUnder("What the numbers and letters mean:", knowledge.numbers),
      `Paste the whole number with the listing into the [free analysis](/analyze): an exact ${brand.name} model narrows the price range more than any description.`,
    ),
  };
}

function proof({ brand, knowledge }: BrandContext): GuideSection {
  return {
    title: `Is the ${brand.name} real, legal and complete?`,
    content: paragraphs(
      listUnder("Check before you pay:", knowledge.authentication),
      listUnder("Known faults, model by model:", knowledge.faults),
      `Meet where both of you can test, as our [safety page](${contentPaths.safety}) explains, and walk away from anyone who hurries you.`,
    ),
  };
}

function worth({ brand, knowledge, bands }: BrandContext): GuideSection {
  return {
    title: `What used ${brand.name} sells for`,
    content: paragraphs(
      priceSentences(bands, brand.slug),
      listUnder("What adds value, as a rule of thumb:", knowledge.extras),
      `Subtract fees, gas and repairs in the [profit calculator](${contentPaths.calculator}) before you make an offer.`,
    ),
  };
}

function trade({ brand, knowledge }: BrandContext): GuideSection {
  return {
    title: `Finding ${brand.name} and selling it again`,
    content: paragraphs(
      listUnder("Where and how to search:", knowledge.sourcing),
      listUnder("In your own listing:", knowledge.selling),
      `Post on Sunday evenings or Wednesday mornings. Many sellers plan for 7 to 10 days; our [price pages](${contentPaths.prices}) say how long each item usually takes. Demand differs by city: compare ${cityLinks(brand)}. See [Marketplace or eBay](${contentPaths.comparison}) for which site leaves you more money, and our [tips](${contentPaths.tips}) for first messages.`,
    ),
  };
}

function categoryLink({ category }: Brand): string {
  const plural = categories.find(({ slug }) => slug === category)?.plural ?? category;
  return `[${plural}](${guidePath(category)})`;
}

/** The other brands of the same shelf of /guides/brands. */
function siblingLinks({ slug }: Brand): string {
  const shelf = brandGroups.find(({ slugs }) => slugs.includes(slug))?.slugs ?? [];
  const others = brands.filter((other) => other.slug !== slug && shelf.includes(other.slug));
  return inWords(others.map((other) => `[${other.name}](${brandPath(other.slug)})`));
}

/** Two cities of the brand's category; each brand names other ones. */
function cityLinks({ slug, category }: Brand): string {
  const first = brands.findIndex((brand) => brand.slug === slug) * 2;
  const links = [0, 1].flatMap((step) => {
    const city = cities[(first + step) % cities.length];
    return city ? [`[${city.name}](${cityCategoryPath(city, category)})`] : [];
  });
  return inWords(links);
}
