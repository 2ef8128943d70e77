import type { Category } from "../category.ts";
import type { GuideEntry } from "../price-guide/entry.ts";
import { entryNamed } from "./entry-named.ts";

type Kind = {
  /** The accessory's noun as a seller writes it. */
  noun: RegExp;
  /** What it is for; anything when absent. */
  for?: { category: Category; id: RegExp };
  /** The guide's name of the kind. */
  named: string;
};

/** Accessories that cost about the same whatever they are for, in order: the first that fits. */
const kinds: readonly Kind[] = [
  { noun: /^(?:stickers?|decals?)$/, named: "decal" },
  {
    noun: /^(?:cases?|covers?|skins?|wraps?|protectors?|glass)$/,
    for: { category: "electronics", id: /iphone|ipad|galaxy|phone|pixel|tablet|kindle|ipod/ },
    named: "phone case",
  },
  {
    noun: /^(?:chargers?|charging|cables?|cords?|adapt[eo]rs?|powerbank)$/,
    for: { category: "electronics", id: /./ },
    named: "device charger",
  },
  {
    noun: /^(?:mounts?|brackets?)$/,
    for: { category: "electronics", id: /tv/ },
    named: "tv wall mount",
  },
  {
    noun: /^helmets?$/,
    for: { category: "sporting-goods", id: /bike|bicycle/ },
    named: "bike helmet",
  },
  { noun: /^(?:toner|cartridges?)$/, named: "toner cartridge" },
  {
    noun: /^(?:bands?|straps?)$/,
    for: { category: "electronics", id: /watch|fitbit|garmin/ },
    named: "smartwatch band",
  },
];

/** The guide's entry of the accessory itself; null where its price hangs on what it is for. */
export function findAccessoryKind(noun: string, thing: GuideEntry | null): GuideEntry | null {
  const kind = kinds.find(
    (one) =>
      one.noun.test(noun) &&
      (one.for === undefined ||
        (one.for.category === thing?.category && one.for.id.test(thing.id))),
  );
  return kind === undefined ? null : entryNamed(kind.named);
}

/** A decal is bought for its own sake, whatever it is stuck on. */
export const isThingOfItsOwn = (noun: string) => /^(?:stickers?|decals?)$/.test(noun);
