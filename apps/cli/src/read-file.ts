import { extname } from "node:path";
import {
  type FactOrigins,
  type ListingFacts,
  isPageOfMany,
  readFields,
  readPastedText,
  readScreenshot,
} from "@flipworth/engine";
import { createOcr, type Ocr, OcrUnavailable } from "@flipworth/ocr";
import { readListingPage, type ReadingHealth } from "@flipworth/readers";
import { ReadError } from "./read-error.ts";
import { parseSavedPage, readNamedFile } from "./read-page-file.ts";

/**
 * Reads a saved listing page (.html), its copied text (.txt) or a picture of it (PNG, JPEG, WebP) and
 * answers with the listing as the reading stage sees it. Throws ReadError.
 */
export async function readFileAsListing(path: string, startOcr = ocrForOne): Promise<object> {
  const bytes = await readNamedFile(path);
  const kind = extname(path);
  if (/^\.x?html?$/i.test(kind)) return readPage(bytes.toString("utf8"));
  return /^\.txt$/i.test(kind) ? readText(bytes.toString("utf8")) : readPicture(bytes, startOcr());
}

/** Nobody else waits here, so a busy machine gets more time than the server gives it. */
const ocrForOne = () => createOcr({ workers: 1, maximumQueued: 1, timeoutMs: 60_000 });

function readText(text: string): object {
  if (isPageOfMany(text)) {
    throw new ReadError(
      "This text shows several items, each with a price. Copy one listing's page.",
    );
  }
  const facts = readPastedText(text);
  if (facts.title === null && facts.description === null) {
    throw new ReadError("We can't find an item in this text. Copy the listing's whole page.");
  }
  return { listing: listingFromFacts(facts), facts };
}

function readPage(html: string): object {
  const { document, url } = parseSavedPage(html);
  const page = readListingPage(document, url);
  switch (page.kind) {
    case "unknown_site":
      throw new ReadError("We can't read listings from this site.");
    case "changing":
    case "not_a_listing":
      throw new ReadError(page.sentence);
    case "listing": {
      const { price, condition, description, location, category, title, isSold, attributes } =
        page.listing;
      const fields = {
        title,
        price,
        ...(condition === null ? {} : { condition }),
        ...(description === null ? {} : { description }),
        ...(location === null ? {} : { location }),
        ...(category === null ? {} : { category }),
        ...(attributes === undefined ? {} : { attributes }),
      };
      const facts = readFields(fields, originsFrom(page.health));
      return {
        site: page.site,
        listing: page.listing,
        offer: page.offer,
        missing: page.missing,
        health: page.health,
        facts: { ...facts, isSold },
      };
    }
  }
}

/** Where on its page each field was found; what stands in the right place may yet be something else. */
function originsFrom(health: ReadingHealth): FactOrigins {
  const fields = ["title", "price", "condition", "description", "location"] as const;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const way = health[field];
      if (way === null) return [];
      const certainty = way === "place" ? "likely" : "sure";
      return [[field, { source: { kind: "page", way }, certainty }]];
    }),
  );
}

async function readPicture(bytes: Uint8Array, ocr: Ocr): Promise<object> {
  try {
    const outcome = await ocr.read(bytes).catch(sayThatItTookTooLong);
    if (outcome.kind === "refused") throw new ReadError(outcome.sentence);
    const reading = readScreenshot(outcome.page);
    if (reading.kind === "not_a_listing") {
      throw new ReadError(
        "This picture doesn't show a listing. Take one with the listing's title and price.",
      );
    }
    return { listing: listingFromFacts(reading.facts), facts: reading.facts };
  } finally {
    await ocr.close();
  }
}

function sayThatItTookTooLong(cause: unknown): never {
  if (!(cause instanceof OcrUnavailable)) throw cause;
  throw new ReadError(
    "Reading this picture took too long. The computer may be busy. Try again, or use a smaller picture.",
    { cause },
  );
}

function listingFromFacts({ title, price, condition, description, location }: ListingFacts) {
  const isTold = price.kind !== "missing" && price.kind !== "unclear";
  const priceWords = isTold ? price.words : null;
  return { title, price: priceWords, condition: condition?.words ?? null, description, location };
}
