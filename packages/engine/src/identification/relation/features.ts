/**
 * What in a title speaks for "something for the thing" and against "the thing", as log-odds that add
 * up. Editors' figures: signs were set by general knowledge of how people write titles, sizes by the
 * labelled titles that are marked for tuning.
 */
const weights = {
  /** Most titles that name a thing sell it. */
  usual: -2.2,
  /** A noun that names something for such a thing stands in the same breath. */
  noun: 1.4,
  /** … one that says so wherever it stands: "charger", "replacement". */
  farNoun: 4.0,
  /** Its name has several words, so that it hardly is anything else: "power supply board". */
  longNoun: 1.0,
  /** The thing is any of a kind: its title tells what it has. */
  ofKind: -0.4,
  /** It stands right behind the thing, or behind words that describe either. */
  rightBehind: 3,
  /** … or right in front of it, where it can describe nothing: "charger MacBook Air". */
  rightBefore: 3,
  /** Each other word between the two. */
  wordBetween: -2.8,
  /** … of a named model, where nothing else follows the noun: "Aeron tilt mechanism". */
  wordBetweenLast: -1.4,
  wordBetweenFar: -0.4,
  /** A box, a remote or a controller without "only" or "replacement" comes with the thing. */
  comesAlong: -2.8,
  /** Several follow each other in a row: they come with the thing. */
  amongOthers: -3,
  /** Other words follow it in the same breath. */
  followed: -1.0,
  /** A kind is named twice: "mountain bike … MTB bicycle". */
  namedAgain: -1,
  /** "Console", "complete", "unit": the thing itself is there. */
  namesMachine: -3.0,
  /** The section holds whole things of this kind: bicycles, guitars. */
  amongThings: -3,
  /** Nothing follows it that could be the thing itself. */
  last: 0.7,
  /** "Only", "replacement", "genuine", "fits", "for" beside it. */
  apart: 3.8,
  /** "New battery", "good screen", "wheels included": it tells of the thing. */
  tells: -4.5,
  /** "Clogged print head", "belt slips": it tells what is wrong with the thing. */
  fails: -3,
  /** "10 office chairs mesh black": the things are counted, and it is not. */
  countsThings: -5,
  /** "6 drawer", "3 wheel": it counts what the thing has. */
  counted: -5,
  /** The thing is named by its maker alone: "Chanel … bottle". */
  bareMaker: 0.8,
} as const;

export type Feature = keyof typeof weights;

/** 0 to 1: how likely the features make it that something for the thing is sold. */
export function probabilityOf(features: readonly Feature[]): number {
  const logOdds = features.reduce<number>((sum, feature) => sum + weights[feature], weights.usual);
  return 1 / (1 + Math.exp(-logOdds));
}
