import type { Category } from "../category.ts";
import { type EntryTag, type GuideEntry, hasTag } from "../price-guide/entry.ts";
import { entryNamed } from "./entry-named.ts";

type Kind = {
  /** The accessory's noun as a seller writes it. */
  noun: RegExp;
  /** What it is for; anything when absent. */
  for?: EntryTag | { category: Category };
  /** The guide's name of the kind. */
  named: string;
};

/** Accessories that cost about the same whatever they are for, in order: the first that fits. */
const kinds: readonly Kind[] = [
  { noun: /^(?:stickers?|decals?)$/, named: "decal" },
  {
    noun: /^(?:cases?|covers?|skins?|wraps?|protectors?|glass)$/,
    for: "takes_case",
    named: "phone case",
  },
  {
    noun: /^(?:chargers?|charging|cables?|cords?|adapt[eo]rs?|powerbank)$/,
    for: { category: "electronics" },
    named: "device charger",
  },
  {
    noun: /^(?:mounts?|brackets?)$/,
    for: "takes_wall_mount",
    named: "tv wall mount",
  },
  {
    noun: /^helmets?$/,
    for: "takes_helmet",
    named: "bike helmet",
  },
  { noun: /^(?:toner|cartridges?)$/, named: "toner cartridge" },
  {
    noun: /^(?:bands?|straps?)$/,
    for: "takes_band",
    named: "smartwatch band",
  },
];

/** The guide's entry of the accessory itself; null where its price hangs on what it is for. */
export function findAccessoryKind(noun: string, thing: GuideEntry | null): GuideEntry | null {
  const kind = kinds.find(
    (one) =>
      one.noun.test(noun) && (one.for === undefined || (thing !== null && isFor(one.for, thing))),
  );
  return kind === undefined ? null : entryNamed(kind.named);
}

function isFor(what: NonNullable<Kind["for"]>, thing: GuideEntry): boolean {
  return typeof what === "string" ? hasTag(thing, what) : what.category === thing.category;
}

/** A decal is bought for its own sake, whatever it is stuck on. */
export const isThingOfItsOwn = (noun: string) => /^(?:stickers?|decals?)$/.test(noun);
