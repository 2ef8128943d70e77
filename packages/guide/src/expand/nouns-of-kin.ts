import type { LexiconNoun } from "../guide.ts";
import { listed } from "./listed.ts";
import type { KinLine } from "../source/kin-line.ts";

/** What a line of the data tells by itself; whether it is of vehicles its families tell. */
export type NounAlone = Omit<LexiconNoun, "isOfVehicles">;

/** "Seat belt 30" parted. */
export function pricedNoun(text: string): { noun: string; usd: number } {
  const space = text.lastIndexOf(" ");
  return { noun: text.slice(0, space), usd: Number(text.slice(space)) };
}

/** "Motor 80, key 12" of treadmills as nouns of the lexicon. */
export function nounsOfKin({
  things,
  usedUsd,
  describing,
  ...nouns
}: KinLine): readonly NounAlone[] {
  const shared = {
    of: listed(things),
    isOfKin: true,
    thingUsd: usedUsd,
    notOf: [],
    takes: null,
    reachesFar: false,
    comesAlong: false,
    entry: null,
    isThingOfItsOwn: false,
  };
  const describes = new Set(listed(describing));
  const withRole = (role: LexiconNoun["role"], priced: string | undefined) =>
    listed(priced)
      .map(pricedNoun)
      .map(({ noun, usd }) => {
        const own = { role, words: [noun], leads: !describes.has(noun) };
        return { ...shared, ...own, usedMedianUsd: usd };
      });
  return [
    ...withRole("part", nouns.parts),
    ...withRole("accessory", nouns.accessories),
    ...withRole("consumable", nouns.supplies),
  ];
}
