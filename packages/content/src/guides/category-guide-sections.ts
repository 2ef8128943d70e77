import type { Category } from "../catalogue/categories.ts";
import { seasons, type CategoryKnowledge, type Season } from "../knowledge/category-knowledge.ts";
import type { Fact } from "../knowledge/fact.ts";
import { contentPaths } from "../paths.ts";
import { drawings } from "../knowledge/drawings.ts";
import { brandSentence, cityLinks, relatedLinks } from "./category-guide-links.ts";
import { priceSentences } from "./category-guide-prices.ts";
import { general, listUnder, local, paragraphs } from "./category-guide-text.ts";
import type { FindBand, GuidePage, GuideSection, PriceBand } from "./guide-page.ts";
import { vehiclePriceList } from "./vehicle-prices.ts";

type CategoryContext = {
  category: Category;
  knowledge: CategoryKnowledge;
  bands: readonly PriceBand[];
  findBand: FindBand;
};

export function categorySections(context: CategoryContext): GuidePage["sections"] {
  return [
    whatSells(context),
    whatToCheck(context),
    pricing(context),
    buying(context),
    selling(context),
  ];
}

function whatSells({ category, knowledge }: CategoryContext): GuideSection {
  return {
    title: `What sells in ${category.plural}, and why`,
    content: paragraphs(
      listUnder("These sell well:", general(knowledge.whatSells)),
      listUnder("These sell in some cities only:", local(knowledge.whatSells)),
      listUnder("Skip these:", knowledge.avoid),
      `Compare ${cityLinks(category)}.`,
      `Specialize in two or three categories until you know their prices by heart. Sellers of ${category.plural} often have ${relatedLinks(category.slug)} too. ${brandSentence(category)}`.trim(),
    ),
  };
}

function whatToCheck({ category, knowledge }: CategoryContext): GuideSection {
  const drawing = drawings[category.slug];
  return {
    title: `What to check before you pay for ${category.plural}`,
    checks: knowledge.checks.map(({ stage, text, effect }) => ({ stage, text, effect })),
    ...(drawing && { drawing }),
    content: paragraphs(
      listUnder("How to tell it's real:", knowledge.authenticity),
      listUnder("Safety and law:", knowledge.safety),
      `Our [safety page](${contentPaths.safety}) has the rules for every meeting.`,
    ),
  };
}

function pricing({ category, knowledge, bands, findBand }: CategoryContext): GuideSection {
  return {
    title: `How to price ${category.plural}`,
    content: paragraphs(
      priceSentences(bands, category.slug),
      category.slug === "vehicles" ? vehiclePriceList(findBand) : "",
      listUnder("What moves a price up or down, as rules of thumb:", knowledge.pricing),
      `Put your own costs into the [profit calculator](${contentPaths.calculator}), or paste the listing into the [free analysis](/analyze), which works out the most you should pay.`,
    ),
  };
}

function buying({ category, knowledge }: CategoryContext): GuideSection {
  return {
    title: `Finding ${category.plural} and agreeing on a price`,
    content: paragraphs(
      listUnder("Where, when and what to search:", knowledge.sourcing),
      listUnder("Ask before you drive:", knowledge.questions),
      listUnder("When you talk about money:", knowledge.negotiation),
      `See our [marketplace tips](${contentPaths.tips}) for more on searching and first messages.`,
    ),
  };
}

const seasonNames: Readonly<Record<Season, string>> = {
  spring: "Spring",
  summer: "Summer",
  fall: "Fall",
  winter: "Winter",
};

/** One list for the year, each line with its season. */
function yearFacts({ season }: CategoryKnowledge): Fact[] {
  return seasons.flatMap((name) =>
    season[name].map(({ text }) => ({ text: `${seasonNames[name]}: ${text}` })),
  );
}

function selling({ category, knowledge }: CategoryContext): GuideSection {
  return {
    title: `Listing, moving and timing ${category.plural}`,
    content: paragraphs(
      listUnder("In the listing:", knowledge.listing),
      listUnder("Moving and shipping:", knowledge.moving),
      listUnder("Through the year:", yearFacts(knowledge)),
      `Post on Sunday evenings or Wednesday mornings. Many sellers aim to sell within 7 to 10 days and then lower the price; our [price pages](${contentPaths.prices}) say how long each item usually takes. See [Marketplace or eBay](${contentPaths.comparison}) to decide between selling locally and shipping.`,
    ),
  };
}
