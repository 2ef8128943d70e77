import { englishVoice, type Voice } from "@flipworth/words";
import { type Cents } from "../money/cents.ts";
import { ebayCategoryPaths, measurementsAsked, photoChecklist } from "./checklists.ts";
import { descriptionOf } from "./description.ts";
import { shippingOf } from "./draft-shipping.ts";
import { type DraftPrices, draftPrices } from "./draft-prices.ts";
import type { KnownItem } from "./known-item.ts";
import { listingTitle } from "./listing-title.ts";
import { type DraftPlatform, draftPlatforms, platformRules } from "./platform-rules.ts";
import { platformWords } from "../words/english/names.ts";
import { spoken, withVoice } from "../words/voice-in-use.ts";

const sayPlatform = spoken(platformWords);

type ListingDraft = {
  platform: DraftPlatform;
  name: string;
  title: string;
  titleCharacters: number;
  /** null where nobody said: the person has to look. */
  condition: string | null;
  categoryPath: string | null;
  description: string;
  specifics: { name: string; value: string }[];
  shipping: { words: string; cents: Cents } | null;
  prices: DraftPrices | null;
  /** The platform's form, in its order. */
  fields: readonly string[];
};

export type ListingDrafts = { drafts: ListingDraft[]; photos: string[]; measurements: string[] };

/**
 * What to write on each platform, from what is known and nothing else. Titles, descriptions and
 * the words of the platforms' own forms stay English, which buyers search and read.
 */
export const listingDrafts = (item: KnownItem, voice?: Voice): ListingDrafts =>
  withVoice(voice, () => draftsOf(item));

function draftsOf(item: KnownItem): ListingDrafts {
  return {
    drafts: draftPlatforms.map((platform) => draftFor(item, platform)),
    photos: photoChecklist(item.category),
    measurements: measurementsAsked(item.category),
  };
}

function draftFor(item: KnownItem, platform: DraftPlatform): ListingDraft {
  const { titleCharacters, conditions, fields } = platformRules[platform];
  const condition = item.grade === null ? null : conditions[item.grade];
  return {
    platform,
    name: sayPlatform(platform),
    title: listingTitle(item, titleCharacters),
    titleCharacters,
    condition,
    categoryPath: item.category === null ? null : (ebayCategoryPaths[item.category] ?? null),
    description: withVoice(englishVoice, () => descriptionOf(item, { condition, platform })),
    specifics: specificsOf(item),
    shipping: shippingOf(item, platform),
    prices: draftPrices(item, platform),
    fields,
  };
}

function specificsOf({ brand, model, variant, quantity }: KnownItem) {
  const facts = { Brand: brand, Model: model, Version: variant };
  const known = Object.entries(facts).flatMap(([name, value]) =>
    value === null ? [] : [{ name, value }],
  );
  return quantity > 1 ? [...known, { name: "Quantity", value: String(quantity) }] : known;
}
