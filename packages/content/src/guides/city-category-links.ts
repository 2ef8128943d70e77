import { brands } from "../catalogue/brands.ts";
import type { CategorySlug } from "../catalogue/categories.ts";
import { cityLabel, citySlug, type City } from "../catalogue/cities.ts";
import { brandPath, cityCategoryPath, cityPath, guidePath } from "../paths.ts";
import { phrase, type CityCategoryContext } from "./city-category-context.ts";
import { nearbyCities } from "./city-nearby.ts";
import type { RichText } from "./guide-page.ts";
import { spread } from "./city-spread.ts";
import { tagsOf } from "./city-tags.ts";
import { getCityKnowledge } from "../knowledge/city-knowledge.ts";
import type { Tag } from "../knowledge/fact.ts";

/** The categories in which it matters that a city is full of players. */
const musical: readonly CategorySlug[] = ["musical-instruments", "electronics"];

/** The same category in the nearest cities, with how that place differs from this one. */
export function neighbourLinks(context: CityCategoryContext): RichText {
  const { city, category, tags } = context;
  const irrelevant: readonly Tag[] = musical.includes(category.slug) ? [] : ["music"];
  const links = nearbyCities(city).map(({ city: other, miles }) => {
    const link = `[${category.name} in ${cityLabel(other)}](${cityCategoryPath(other, category.slug)})`;
    const contrast = difference(other, [...tags, ...irrelevant]);
    return `- ${link}, about ${miles} miles in a straight line: ${contrast}`;
  });
  return links.join("\n");
}

const differences: Readonly<Record<Tag, string>> = {
  cold: "it has the harder winter",
  hot: "it has the hotter summer",
  humid: "its air is damper, and so are its garages",
  dry: "its air is drier, and things rust less",
  coast: "it has salt air and boats",
  mountain: "it lies higher and nearer to the trails",
  apartment: "more people rent there",
  house: "more people have a garage",
  students: "its campuses empty in early summer",
  families: "family moves bring whole households to sale",
  tech: "its tech workers replace things early",
  music: "its musicians trade among themselves",
  military: "its bases move families on a date",
  tourism: "its visitors and hotels sell in lots",
};

function difference(other: City, tags: readonly Tag[]): string {
  const others = tagsOf(getCityKnowledge(citySlug(other))).filter((tag) => !tags.includes(tag));
  const [own] = spread(others, `${citySlug(other)}|${tags.join()}`, (tag) => tag);
  return own === undefined ? "a market much like this one." : `${differences[own]}.`;
}

/** The city's page, the national page and the brands of the category. */
export function upwardLinks(context: CityCategoryContext): RichText {
  const { city, category } = context;
  const national = `[${category.name} guide](${guidePath(category.slug)})`;
  const local = `[all guides for ${city.name}](${cityPath(city)})`;
  const named = brands
    .filter((brand) => brand.category === category.slug)
    .map(({ name, slug }) => `[${name}](${brandPath(slug)})`);
  const upward = phrase(context, "upward", [
    `The ${national} has what holds everywhere, and ${local} what else the city trades.`,
    `Read on in the ${national} or go back to ${local}.`,
    `What is true in every city stands in the ${national}; ${local} are one step up.`,
  ]);
  if (named.length === 0) return upward;
  return `${upward} Brands with a page of their own: ${named.join(", ")}.`;
}
