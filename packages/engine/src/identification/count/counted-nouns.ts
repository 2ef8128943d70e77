import { isWord } from "../../price-guide/guide.ts";

/** By the last word of a name, so that "set of 4 rims" is one. */
export function isSoldInSets(name: string): boolean {
  const words = name.split(" ");
  return isWord("soldInSets", words.at(-1)) && !isWord("soldSingly", words.at(-2));
}

/** "A pair" of these is one; thirteen pairs are thirteen. */
export function isSoldInPairs(name: string): boolean {
  return isWord("soldInPairs", name.split(" ").at(-1));
}

/** Behind a number these measure the thing or count its parts, not the units. */
export const measures = new Set(
  "drawer gal piece pc pcs inch in ft cm mm tier shelf seat seater person man burner speed door string gallon qt quart liter litre l month year yr week day size gb tb mb hz watt w volt v amp hp cc kg lb oz pound k mp x pack light arm leg way panel leaf step gauge string key channel port slot cup slice bulb cube bin foot head stage gear ton btu mil karat carat ct st nd rd th bedroom bed wheel player game movie controller disc ply axle stroke cylinder".split(
    " ",
  ),
);
