import { categories } from "../../catalogue/categories.ts";
import { cityLabel, type City, type CityType } from "../../catalogue/cities.ts";
import type { Taste } from "../../knowledge/cities/city-record.ts";
import { cityCategoryPath, cityPath } from "../../paths.ts";
import { centsPerMile, dollars } from "./city-category-prices.ts";
import type { CityContext } from "./city-context.ts";
import { nearbyCities } from "./city-nearby.ts";
import { choose } from "./city-spread.ts";
import type { GuidePage, GuideSection } from "../guide-page.ts";

export function cityGuideSections(context: CityContext): GuidePage["sections"] {
  return [
    whatKindOfMarket(context),
    whereToDrive(context),
    whatSells(context),
    whenAndHowMuch(context),
    allGuides(context),
  ];
}

function whatKindOfMarket({ city, place, seed }: CityContext): GuideSection {
  const residents = city.population.toLocaleString("en-US");
  const size = choose(
    [
      `${city.name} has ${residents} residents, and ${city.metro} has many more buyers and sellers.`,
      `With ${residents} residents in the city, ${city.metro} is large enough to specialize in.`,
      `The census counts ${residents} people in ${city.name}, and a pickup may be anywhere in ${city.metro}.`,
    ],
    `${seed}|size`,
  );
  return {
    title: `What kind of market ${city.name} is`,
    content: [
      `${size} ${kindOfMarket[city.type](city)}`,
      ...[place.climate, place.housing].map(asSentences),
      `${clocks(city, place.timeZone)} ${salesTax(city)}`,
    ].join("\n\n"),
  };
}

const kindOfMarket: Record<CityType, (city: City) => string> = {
  majorMetro: ({ name }) =>
    `It is a major metro: choice is wide, rivals are quick, and like-new goods in ${name} start 10 to 15% below retail.`,
  suburban: ({ name }) =>
    `It trades like one large suburb: fewer listings, more garages, and buyers around ${name} who pay 20 to 30% more for clean, complete items.`,
  collegeTown: ({ name }) =>
    `It is a college town: prices in ${name} fall when terms end and rise when they start.`,
};

function clocks({ state, stateCode }: City, timeZone: string): string {
  // Arizona keeps standard time all year; none of the other states in the list does.
  if (stateCode === "az") {
    return `Clocks show ${timeZone} standard time all year, as ${state} does not change them.`;
  }
  return `Times on this page are ${timeZone} time.`;
}

function salesTax({ state, stateCode }: City): string {
  if (stateCode === "or") {
    return `${state} has no sales tax, so a used item competes with the shelf price alone.`;
  }
  return `${state} has a sales tax, which stores add to their prices. Include it when you compare prices.`;
}

function whereToDrive({ city, place }: CityContext): GuideSection {
  const towns = place.suburbs.map(([name, direction, miles]) => {
    const cost = dollars(miles * 2 * centsPerMile);
    return `- ${name}, about ${miles} miles ${direction}: ${cost} round trip at ${centsPerMile} cents a mile.`;
  });
  return {
    title: `Where to look and where to drive around ${city.name}`,
    content: [
      asSentences(place.areas),
      `${place.roads.join(". ")}.`,
      `What a round trip from central ${city.name} takes out of your profit:`,
      towns.join("\n"),
    ].join("\n\n"),
  };
}

function whatSells({ city, place }: CityContext): GuideSection {
  return {
    title: `What sells in ${city.name}, and why`,
    content: [
      asSentences(place.people),
      `What ${city.name} wants more or less of than other places:`,
      place.tastes.map((taste) => tasteItem(city, taste)).join("\n"),
    ].join("\n\n"),
  };
}

function tasteItem(city: City, { text, categories: touched }: Taste): string {
  const links = categories
    .filter(({ slug }) => touched.includes(slug))
    .map(({ slug, plural }) => `[${plural}](${cityCategoryPath(city, slug)})`);
  return `- ${text}: see ${links.join(", ")}.`;
}

function whenAndHowMuch({ city, seed }: CityContext): GuideSection {
  const evenings = city.type === "majorMetro" ? metroEvenings : quietEvenings;
  return {
    title: `When to post in ${city.name}, and at what price`,
    content: [
      choose(posting, `${seed}|posting`),
      choose(evenings, `${seed}|evenings`),
      choose(pricing, `${seed}|pricing`),
      choose(focus, `${seed}|focus`),
    ].join(" "),
  };
}

const posting = [
  "Post on Sunday evening, when people scroll, and on Wednesday morning, when they plan the weekend.",
  "Two times of the week are worth waiting for: Sunday evening and Wednesday morning.",
  "Post new listings on Sunday evening, and renew older ones on Wednesday morning.",
] as const;

const metroEvenings = [
  "Most buyers write and come between 6 and 9 PM on weekday evenings.",
  "Keep 6 to 9 PM free on weekdays, when people buy on their way home.",
  "Answer from 6 to 9 PM on weekday evenings, because the first answer gets the sale.",
] as const;

const quietEvenings = [
  "Answer questions in the evening and schedule pickups on Saturday morning.",
  "Buyers message after dinner and drive on Saturday.",
  "Agree on the price by Friday, and let people come on Saturday in daylight.",
] as const;

const pricing = [
  "For a sale within 7 to 10 days ask 60 to 75% of retail.",
  "After 10 days, drop the price to 60 to 75% of retail and make room for your next buy.",
  "Start higher if your photos are good, and drop to 60 to 75% of retail within 7 to 10 days.",
] as const;

const focus = [
  "Pick 2 or 3 of the categories below and learn them well.",
  "Nobody knows 22 categories. Choose 2 or 3 and skip the others.",
  "The flippers who last know 2 or 3 categories better than the sellers do.",
] as const;

function allGuides({ city, samples }: CityContext): GuideSection {
  const guides = samples.map(({ category, prices }) => {
    const names = prices.slice(0, 3).map(({ band }) => band.name);
    return `- [${category.name} in ${city.name}](${cityCategoryPath(city, category.slug)}): ${names.join("; ")}.`;
  });
  const neighbours = nearbyCities(city).map(
    ({ city: other, miles }) =>
      `- [${cityLabel(other)}](${cityPath(other)}), about ${miles} miles in a straight line.`,
  );
  return {
    title: `All guides for ${city.name}`,
    content: [
      `Each page says what differs in ${city.name}:`,
      guides.join("\n"),
      ...(neighbours.length > 0
        ? [`Cities within an hour or so that have guides of their own:`, neighbours.join("\n")]
        : []),
    ].join("\n\n"),
  };
}

function asSentences(clauses: Readonly<Record<string, string>>): string {
  return Object.values(clauses)
    .map((clause) => `${clause}.`)
    .join(" ");
}
