import type { NotAnItemLine } from "@flipworth/guide/phrase-lines";
import { expressionOf } from "@flipworth/guide/phrases";
import { oncePerGuide } from "../price-guide/guide.ts";
import { findAnimal } from "./find-animal.ts";
import type { NotAnItemReason } from "./identification.ts";

/** The text without prices; `category` is the marketplace's own words. */
export type ListingWords = { title: string; description: string; category: string };

type Sign = { reason: NotAnItemReason; pattern: RegExp };
type Signs = { ofListing: readonly (Sign & { in: "title" | "category" })[]; told: readonly Sign[] };

/** In the guide's order: "roommate wanted" is about a home, "drivers wanted" about a job. */
const signs = oncePerGuide(({ notAnItem, phrases }): Signs => {
  const reasons = [...new Set(notAnItem.map(({ reason }) => reason))];
  const signsIn = (place: NonNullable<NotAnItemLine["in"]>, reason: NotAnItemReason): Sign[] => {
    const lines = notAnItem.filter((one) => one.reason === reason && (one.in ?? "title") === place);
    if (lines.length === 0) return [];
    const sources = lines.map((line) =>
      placed(line, expressionOf(line.phrases, phrases.parts, line.unless)),
    );
    return [{ reason, pattern: new RegExp(sources.join("|"), "i") }];
  };
  return {
    ofListing: reasons.flatMap((reason) => [
      ...signsIn("title", reason).map((sign) => ({ ...sign, in: "title" as const })),
      ...signsIn("section", reason).map((sign) => ({ ...sign, in: "category" as const })),
    ]),
    told: reasons.flatMap((reason) => signsIn("description", reason)),
  };
});

function placed({ stands }: NotAnItemLine, source: string): string {
  if (stands === "first") return String.raw`^\W*${source}`;
  return stands === "last" ? String.raw`${source}(?=\W*$)` : source;
}

/** What makes a listing no thing to flip, with the words that show it; null for a thing for sale. */
export function findNotAnItem(
  listing: ListingWords,
): { reason: NotAnItemReason; words: string } | null {
  const { ofListing, told } = signs();
  for (const { reason, pattern, in: place } of ofListing) {
    const words = pattern.exec(listing[place])?.[0];
    if (words !== undefined) return { reason, words: words.trim() };
  }
  for (const { reason, pattern } of told) {
    const words = pattern.exec(listing.description)?.[0];
    if (words !== undefined) return { reason, words };
  }
  const animal = findAnimal(listing);
  return animal === null ? null : { reason: "animal", words: animal };
}
