import type { Relation } from "@flipworth/guide/guide";
import { type GuideEntry, hasTag } from "../price-guide/entry.ts";
import { guideInUse } from "../price-guide/guide.ts";

/** The guide's entry of the accessory itself; null where its price hangs on what it is for. */
export function findAccessoryKind(noun: string, thing: GuideEntry | null): GuideEntry | null {
  const relation = guideInUse().relations.find(
    (one) => one.nouns.includes(noun) && isFor(one, thing),
  );
  return relation?.entry ?? null;
}

/** Without a thing or a kind of thing named, the accessory is for anything. */
function isFor({ ofTag, ofCategory }: Relation, thing: GuideEntry | null): boolean {
  if (ofTag === undefined && ofCategory === undefined) return true;
  if (thing === null) return false;
  return ofTag === undefined ? thing.category === ofCategory : hasTag(thing, ofTag);
}

/** A decal is bought for its own sake, whatever it is stuck on. */
export const isThingOfItsOwn = (noun: string): boolean =>
  guideInUse().relations.some((one) => one.isThingOfItsOwn && one.nouns.includes(noun));
