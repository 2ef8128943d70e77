import {
  type Breadcrumb,
  brandPath,
  brands,
  categories,
  type Category,
  contentPaths,
  guidePath,
  listedThings,
  notesOfThing,
  thingPath,
} from "@flipworth/content";
import { askWhenBuilt, type CountedSales, entryOf, priceMonth } from "../pages/ask-when-built.ts";
import type { ContentHead } from "../pages/content-head.ts";
import { listingTitleOf, nameOfEntry, usualCondition } from "../listing-title.ts";
import { pageDates } from "../pages/page-dates.ts";
import { findBand } from "../pages/price-bands.ts";
import { recallsOf } from "../pages/recalls.ts";
import { linkedThing, type LinkedThing } from "./linked-thing.ts";
import {
  medianInAYear,
  type NamedRange,
  type PlatformRow,
  platformRows,
  type Range,
  rangesByCondition,
  rangesByVersion,
  rangeOf,
} from "./thing-figures.ts";
import { nameInSentence, shortName, thingDescription, thingTitle } from "./thing-words.ts";

type ShownRecall = {
  name: string;
  problem: string;
  remedy: string;
  source: string;
  /** ISO month or day since when it holds; null where no single date does. */
  since: string | null;
};

export type ThingPage = {
  head: ContentHead;
  entryId: string;
  /** Its name in the middle of a sentence. */
  said: string;
  month: string;
  /** The recorded sales that its usual price counts; null where the guide alone says it. */
  sales: CountedSales | null;
  usual: Range;
  newUsd: number | null;
  conditions: readonly NamedRange[];
  versions: readonly NamedRange[];
  inAYear: number | null;
  platforms: readonly PlatformRow[];
  payAtMost: number | null;
  days: { from: number; to: number } | null;
  ask: readonly string[];
  faults: readonly string[];
  fakes: readonly string[];
  recalls: readonly ShownRecall[];
  guides: readonly { name: string; path: string }[];
  related: readonly LinkedThing[];
};

const pages = new Map<string, ThingPage>();

/** All that the page of a thing says; undefined for what has no page. For loaders. */
export function thingPageOf(entryId: string): ThingPage | undefined {
  const category = categories.find(({ slug }) => listedThings[slug]?.includes(entryId));
  if (category === undefined) return undefined;
  const made = pages.get(entryId) ?? makePage(entryId, category);
  pages.set(entryId, made);
  return made;
}

function makePage(entryId: string, category: Category): ThingPage {
  const entry = entryOf(entryId);
  const title = listingTitleOf(entryId);
  const name = nameOfEntry(entry);
  const said = nameInSentence(name, entry.brand);
  const usual = rangeOf({ title });
  if (usual === undefined) throw new Error(`the analyzer gives no range for ${entryId}`);
  const { maxBuyPrice, advice } = adviceOn(title, usual);
  const recalls = recallsOf([title, name, ...(entry.variants ?? []).map((one) => one.name)]);
  const notes = notesOfThing(entryId);
  return {
    head: headOf(entryId, { name, said, category, usual }),
    entryId,
    said,
    month: priceMonth,
    sales: findBand(entryId).sales ?? null,
    usual,
    newUsd: entry.newUsd ?? null,
    conditions: rangesByCondition(title),
    versions: rangesByVersion(title, entry, usual),
    inAYear: medianInAYear(title, usual) ?? null,
    platforms: platformRows(title, advice?.platforms ?? []),
    payAtMost: recalls.some(({ level }) => level === "block") ? null : maxBuyPrice,
    days: advice?.daysToSell ?? null,
    ask: [...new Set([...notes.ask, ...(advice?.questions ?? [])])],
    faults: notes.faults,
    fakes: notes.fakes,
    recalls: recalls.map(({ name: what, problem, remedy, source, since }) => ({
      name: what,
      problem,
      remedy,
      source,
      since: since ?? null,
    })),
    guides: guidesAbout(category, entry.brand),
    related: relatedThings(entryId, category),
  };
}

/** Advice is given on a price: one at which such a thing would be worth looking at. */
function adviceOn(title: string, { median }: Range) {
  const { maxBuyPrice, details } = askWhenBuilt({
    fields: { title, price: Math.max(1, Math.round(median / 2)), condition: usualCondition },
  });
  return { maxBuyPrice, advice: details.analysisStages.evaluation.advice };
}

type Named = { name: string; said: string; category: Category; usual: Range };

function headOf(entryId: string, { name, said, category, usual }: Named): ContentHead {
  const path = thingPath(entryId);
  const trail: Breadcrumb[] = [
    { name: "Home", path: "/" },
    { name: "Prices", path: contentPaths.prices },
    { name: category.name, path: guidePath(category.slug) },
    { name: shortName(name), path },
  ];
  return {
    title: thingTitle(said),
    description: thingDescription(said, usual),
    path,
    trail,
    picture: "category",
    article: { headline: `Used ${said} prices`, ...pageDates(path) },
  };
}

function guidesAbout(category: Category, brand: string | null) {
  const ofBrand = brands.filter(({ name }) => name === brand);
  return [
    { name: `How to flip ${category.plural}`, path: guidePath(category.slug) },
    ...ofBrand.map(({ slug, name }) => ({ name: `${name} guide`, path: brandPath(slug) })),
  ];
}

const mostRelated = 6;

/** The neighbors in the list, which stands in order of lines and generations. */
function relatedThings(entryId: string, { slug }: Category): LinkedThing[] {
  const ids = listedThings[slug] ?? [];
  const at = ids.indexOf(entryId);
  const distance = (id: string) => Math.abs(ids.indexOf(id) - at);
  return ids
    .filter((id) => id !== entryId)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, mostRelated)
    .map(linkedThing);
}
