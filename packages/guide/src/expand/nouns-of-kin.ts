import type { LexiconNoun } from "../guide.ts";
import { listed } from "./listed.ts";
import type { KinLine } from "../source/kin-line.ts";

/** What a line of the data tells by itself; whether it is of vehicles its families tell. */
export type NounAlone = Omit<LexiconNoun, "isOfVehicles">;

/** "Motor 80, key 12" of treadmills as nouns of the lexicon. */
export function nounsOfKin({
  things,
  usedUsd,
  describing,
  ...nouns
}: KinLine): readonly NounAlone[] {
  const shared = {
    of: listed(things),
    kinUsd: usedUsd,
    notOf: [],
    takes: null,
    reachesFar: false,
    comesAlong: false,
    entry: null,
    isThingOfItsOwn: false,
  };
  const describes = new Set(listed(describing));
  const withRole = (role: LexiconNoun["role"], priced: string | undefined) =>
    listed(priced).map((text) => {
      const space = text.lastIndexOf(" ");
      const noun = text.slice(0, space);
      const own = { role, words: [noun], leads: !describes.has(noun) };
      return { ...shared, ...own, usedMedianUsd: Number(text.slice(space)) };
    });
  return [
    ...withRole("part", nouns.parts),
    ...withRole("accessory", nouns.accessories),
    ...withRole("consumable", nouns.supplies),
  ];
}
