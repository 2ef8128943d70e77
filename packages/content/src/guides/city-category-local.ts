import type { AreaKind, Clause } from "../knowledge/cities/city-record.ts";
import { phrase, type CityCategoryContext } from "./city-category-context.ts";
import { spread } from "./city-spread.ts";

/** What the city's climate does to the goods: one sentence a climate that it has. */
export function climateSentences(context: CityCategoryContext): string[] {
  return joinByTag(context, context.place.climate, context.bearing.climate);
}

export function housingSentences(context: CityCategoryContext): string[] {
  return joinByTag(context, context.place.housing, context.bearing.housing);
}

/** Who moves, when, and what it brings onto the market. */
export function peopleSentences(context: CityCategoryContext): string[] {
  return joinByTag(context, context.place.people, context.bearing.people);
}

export function areaSentences(context: CityCategoryContext): string[] {
  const kinds: readonly AreaKind[] = ["money", "young", "families"];
  const { areas } = context.place;
  return kinds.map((kind) => join(context, areas[kind], context.bearing.areas[kind]));
}

export function roadSentences(context: CityCategoryContext): string[] {
  const [one, other] = context.place.roads;
  const [first, second] = context.bearing.roads;
  return [join(context, one, first), join(context, other, second)];
}

/** What people there like or where they shop, as far as it touches the category. */
export function tasteSentences(context: CityCategoryContext): string[] {
  const concerned = context.place.tastes.filter(({ categories }) =>
    categories.includes(context.category.slug),
  );
  const likings = concerned
    .filter(({ kind }) => kind === undefined)
    .map(({ text }, index) => join(context, text, context.bearing.tastes[index % 2] ?? ""));
  const sources = concerned
    .filter(({ kind }) => kind === "source")
    .map(({ text }) => `${text}, so that is one more place to look for ${topItem(context, text)}.`);
  return [...likings, ...sources];
}

/** Local mishaps that spoil goods of the category. */
export function cautionSentences({ place, category }: CityCategoryContext): string[] {
  return place.tastes
    .filter(({ kind, categories }) => kind === "caution" && categories.includes(category.slug))
    .map(({ text }) => `${text}, so ask about that before you pay for ${category.plural}.`);
}

function topItem({ knowledge }: CityCategoryContext, seed: string): string {
  const [item = ""] = spread(knowledge.topItems, seed, (name) => name);
  const isName = /^(?:\S+[A-Z]|[A-Z]\S* [A-Z])/.test(item);
  return isName ? item : item.charAt(0).toLowerCase() + item.slice(1);
}

function joinByTag<Tag extends string>(
  context: CityCategoryContext,
  facts: Readonly<Partial<Record<Tag, Clause>>>,
  bearings: Readonly<Record<Tag, Clause>>,
): string[] {
  const known = Object.entries<Clause | undefined>(facts);
  return known.flatMap(([tag, fact]) => {
    const meaning = Object.entries<Clause>(bearings).find(([name]) => name === tag)?.[1];
    return fact === undefined || meaning === undefined ? [] : [join(context, fact, meaning)];
  });
}

/** A city's fact and what it means for the category, in one sentence of its own. */
function join(context: CityCategoryContext, fact: Clause, meaning: Clause): string {
  if (`${fact}${meaning}`.includes(":")) return `${fact}, so ${meaning}.`;
  if (meaning.includes(", so ")) return `${fact}; ${meaning}.`;
  return `${fact}${phrase(context, fact, [", so ", ", so ", "; ", ": "])}${meaning}.`;
}
