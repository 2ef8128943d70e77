import {
  answeringAdvice,
  placePriceAdvice,
  postingAdvice,
  quickSaleAdvice,
  specializeAdvice,
} from "./city-category-advice.ts";
import { localFacts, phrase, type CityCategoryContext } from "./city-category-context.ts";
import { neighbourLinks, upwardLinks } from "./city-category-links.ts";
import {
  areaSentences,
  cautionSentences,
  climateSentences,
  housingSentences,
  peopleSentences,
  roadSentences,
  tasteSentences,
} from "./city-category-local.ts";
import { priceExamples } from "./city-category-prices.ts";
import type { GuidePage, GuideSection, RichText } from "./guide-page.ts";

export function cityCategorySections(context: CityCategoryContext): GuidePage["sections"] {
  return [
    whatSells(context),
    whereToFind(context),
    whatToCheck(context),
    whatToPay(context),
    howToSell(context),
  ];
}

function whatSells(context: CityCategoryContext): GuideSection {
  const { category, city, knowledge } = context;
  return {
    title: `What sells in ${city.name}: ${category.plural}`,
    content: paragraphs(
      localFacts(context, knowledge.whatSells, 2),
      tasteSentences(context),
      peopleSentences(context),
      [specializeAdvice(context)],
    ),
  };
}

function whereToFind(context: CityCategoryContext): GuideSection {
  const { category, city, knowledge } = context;
  return {
    title: `Where to find ${category.plural} around ${city.name}`,
    content: paragraphs(
      areaSentences(context),
      localFacts(context, knowledge.sourcing, 2),
      housingSentences(context),
      [suburbSentence(context)],
    ),
  };
}

function whatToCheck(context: CityCategoryContext): GuideSection {
  const { category, city, knowledge } = context;
  const questions = localFacts(context, knowledge.questions, 2);
  return {
    title: `What to check before you pay in ${city.name}`,
    content: paragraphs(
      [...climateSentences(context), ...cautionSentences(context)],
      list([
        ...localFacts(context, knowledge.checks, 4),
        ...localFacts(context, knowledge.authenticity, 1),
      ]),
      [leaveSentence(context)],
      list(localFacts(context, knowledge.avoid, 1)),
      [`Two questions for anyone who sells ${category.plural} in ${city.name}:`],
      list(questions),
    ),
  };
}

function leaveSentence(context: CityCategoryContext): string {
  const { category } = context;
  return phrase(context, "leave", [
    `Better left where it stands:`,
    `One kind of ${category.plural} to walk past:`,
    `Not worth the room in your car:`,
  ]);
}

function whatToPay(context: CityCategoryContext): GuideSection {
  const { category, city, knowledge } = context;
  return {
    title: `What to pay and what to ask for ${category.plural}`,
    content: paragraphs(
      priceExamples(context),
      [placePriceAdvice(context), quickSaleAdvice(context)],
      [
        ...localFacts(context, knowledge.pricing, 2),
        ...localFacts(context, knowledge.negotiation, 1),
      ],
      [
        phrase(context, "fees", [
          `A sale in cash in ${city.name} has no fee and no parcel, so these figures are what stays in the hand.`,
          `The sums above are for cash at a door; a parcel and a selling fee come off first if the mail carries your ${category.plural}.`,
          `No fee is taken from a cash sale of ${category.plural}, which is why a fair local price beats a higher one by mail.`,
        ]),
      ],
    ),
  };
}

function howToSell(context: CityCategoryContext): GuideSection {
  const { category, city, knowledge } = context;
  const seasons = Object.values(knowledge.season).flat();
  return {
    title: `How to list and hand over in ${city.name}`,
    content: paragraphs(
      [postingAdvice(context), answeringAdvice(context), ...localFacts(context, seasons, 2)],
      localFacts(context, knowledge.listing, 2),
      [...roadSentences(context), ...localFacts(context, knowledge.moving, 1)],
      localFacts(context, knowledge.safety, 1),
      [`The nearest cities with a page on ${category.plural}, from ${city.name}:`],
      [neighbourLinks(context)],
      [upwardLinks(context)],
    ),
  };
}

function suburbSentence(context: CityCategoryContext): string {
  const { category, city, place } = context;
  const names = place.suburbs.map(([name, direction]) => `${name} (${direction})`);
  const towns = `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
  return phrase(context, "suburbs", [
    `Widen the search for ${category.plural} to ${towns}.`,
    `Save one search for ${category.plural} that covers ${towns}.`,
    `Besides ${city.name} itself, look at listings of ${category.plural} in ${towns}.`,
    `The towns worth a drive for ${category.plural} are ${towns}.`,
  ]);
}

function paragraphs(...parts: readonly (readonly string[])[]): RichText {
  return parts
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(" "))
    .join("\n\n");
}

/** One paragraph in which every sentence is an item of its own. */
function list(sentences: readonly string[]): string[] {
  return [sentences.map((sentence) => `- ${sentence}`).join("\n")];
}
