import lists from "../data/not-working.json" with { type: "json" };
import { expressionOf } from "./phrases.ts";

// Of the language and of no guide: a page is read for its condition before any guide is in use.

/** The lists of `data/not-working.json`, each with what it says of a thing. */
const notWorkingLists = {
  dead: "the whole does not do its work",
  smallParts: "what may fail without the whole being dead: the clock doesn't work",
  broken: "broken as a whole where the title says it",
  brokenPieces: "right behind that these say that only a piece of it is",
  failures: "what a machine does not do: a title that says so is of one for repair",
} as const satisfies Record<keyof typeof lists, string>;

export type NotWorkingList = keyof typeof notWorkingLists;

/** The source of the expression that finds any phrase of the list. */
export const notWorkingExpression = (list: NotWorkingList): string =>
  expressionOf(lists[list], {}, list === "broken" ? lists.brokenPieces : []);
