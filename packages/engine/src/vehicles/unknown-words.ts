import { saysNothing } from "../price-guide/guide.ts";
import type { Token } from "../price-guide/tokens.ts";
import { isWholeNumber } from "../price-guide/word-shapes.ts";
import type { TitleWords } from "./weigh-vehicle.ts";
import { findAlong, namesOfMake, vehicleIndex, wordsOfVehicles } from "./vehicle-guide.ts";
import { findMakes } from "./vehicle-index.ts";

/**
 * A name with nothing to say that it is a vehicle, and at the end of the title a word that nobody uses of
 * one: "Scion tC bezel".
 */
export function endsInUnknownWord({
  tokens,
  at,
  from,
  facts,
  phrases,
  listing,
}: TitleWords): boolean {
  const last = tokens.at(-1);
  if (from === "text" || last === undefined || tokens.length <= at.end) return false;
  // A part at the end is weighed for itself.
  if (phrases.some(({ list, end }) => list === "parts" && end === listing.title.length))
    return false;
  if (facts.year !== null || facts.miles !== null || /^\d|^.{1,2}$/.test(last.raw)) return false;
  return !wordsOfVehicles().has(last.key);
}

const mostUnknown = 3;
/** A version and a color behind a name that its maker or year bears out. */
const usualBehind = 2;

/**
 * How many words of the title nobody uses of a vehicle, where neither section nor miles say that it is one. Of a
 * bare model's all count ("Seville Classics 5 tier rack", "Nautilus E614"), beside its maker or year those in front
 * ("bug deflector 2004 Dodge Ram") and many behind. A kind's maker stands in front of it ("Crest pontoon").
 */
export function countUnknownWords(words: TitleWords): number {
  const { tokens, at, from, facts, section, phrases, model } = words;
  const isTold = section !== "unknown" || facts.miles !== null || model.make === "";
  if (from !== "title" || isTold || phrases.some(({ list }) => list === "cues")) return 0;
  const makes = findMakes(vehicleIndex(), tokens);
  const isNamed = (index: number) =>
    makes.some(({ start, end }) => index >= start && index < end) ||
    (index >= at.start && index < at.end);
  const isOfName = namesOfMake(model.make);
  const unknown = tokens.flatMap((token, index) =>
    !isNamed(index) && !isOfName.has(token.key) && isUnknown(token, tokens[index + 1])
      ? [index]
      : [],
  );
  const along = findAlong(tokens, at.end);
  const behind = unknown.filter((index) => index >= at.end && (along === -1 || index < along));
  const inFront = unknown.filter((index) => index < at.start);
  const isBare = !model.isMakeNamed && facts.year === null;
  const usual = isBare ? 0 : usualBehind;
  return Math.min(mostUnknown, inFront.length + Math.max(0, behind.length - usual));
}

/** A word, or a letter with a number of another thing: "E614". */
function isUnknown({ key, raw }: Token, next: Token | undefined): boolean {
  if (raw.length === 1)
    return next?.isGlued === true && isWholeNumber(next.raw) && next.raw.length > 2;
  if (raw.length === 2 || /^[\d'./-]+[a-z]{0,3}$/.test(raw)) return false;
  return !wordsOfVehicles().has(key) && !saysNothing(key);
}
