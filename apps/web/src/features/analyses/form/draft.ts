import { type ListingRequest, limits } from "@flipworth/contract";
import type { SayOfForm } from "../../../words/english/analyses/form.ts";

/** What is known of a listing in words; it can travel in a link. */
export type ListingWords = { text: string; title: string; price: string; condition: string };

/** What else a person types: it is about them and not about the listing. */
export type DraftText = ListingWords & { milesToDrive: string };

/** What a person has entered so far. */
export type Draft = DraftText & { pictures: readonly File[] };

export const emptyDraft: Draft = {
  text: "",
  title: "",
  price: "",
  condition: "",
  milesToDrive: "",
  pictures: [],
};

/** The entered words as the API takes them; undefined when there are none. */
export function listingFromDraft(draft: DraftText): ListingRequest | undefined {
  const { text, title, price, condition, milesToDrive } = draft;
  const entered = Object.entries({ text, title, price, condition })
    .map(([field, words]) => [field, words.trim()] as const)
    .filter(([, words]) => words !== "");
  if (milesToDrive.trim()) return { ...Object.fromEntries(entered), milesToDrive: milesOf(draft) };
  return entered.length === 0 ? undefined : Object.fromEntries(entered);
}

/** NaN where the words are no figure. */
function milesOf({ milesToDrive }: DraftText): number {
  return Number(milesToDrive.replaceAll(/,|\s|mi(les?)?$/gi, ""));
}

export type DraftProblem = { field: "form" | "text" | "milesToDrive"; message: string };

/** What keeps a draft from being sent, before the server is asked. */
export function findDraftProblem(draft: Draft, say: SayOfForm): DraftProblem | undefined {
  const { text, title, pictures } = draft;
  if (pictures.length === 0 && !text.trim() && !title.trim()) {
    return { field: "form", message: say("nothingEntered") };
  }
  if (text.length > limits.textCharacters) {
    const message = say("textTooLong", { length: text.length, limit: limits.textCharacters });
    return { field: "text", message };
  }
  const miles = milesOf(draft);
  if (!(miles >= 0 && miles <= limits.milesToDrive)) {
    const message = say("milesOutOfRange", { limit: limits.milesToDrive });
    return { field: "milesToDrive", message };
  }
  return undefined;
}

/** Whether both are about one listing, as the server sees it: the rest is corrections. */
export function isSameSource(first: Draft, second: Draft): boolean {
  if (!hasSamePictures(first, second) || first.text.trim() !== second.text.trim()) {
    return false;
  }
  const hasText = first.pictures.length > 0 || first.text.trim() !== "";
  return hasText || first.title.trim() === second.title.trim();
}

const priceLine = /^\d{1,3}(,?\d{3})?$/;
const earliestModelYear = 1950;
const latestModelYear = 2035;

/** A number alone on a line of a text that has no price: "400". A year is none. */
export function barePriceIn(text: string): string | undefined {
  if (/[$€£¥]|\b(usd|dollars?|free)\b/i.test(text)) return undefined;
  const numbers = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => priceLine.test(line))
    .filter((line) => !isYear(Number(line)));
  return numbers.length === 1 ? numbers[0] : undefined;
}

function isYear(number: number): boolean {
  return number >= earliestModelYear && number <= latestModelYear;
}

export function isSameDraft(first: Draft, second: Draft): boolean {
  return (
    hasSamePictures(first, second) &&
    first.text === second.text &&
    first.title === second.title &&
    first.price === second.price &&
    first.condition === second.condition &&
    first.milesToDrive === second.milesToDrive
  );
}

function hasSamePictures({ pictures: some }: Draft, { pictures: others }: Draft): boolean {
  return some.length === others.length && some.every((picture, at) => picture === others[at]);
}
