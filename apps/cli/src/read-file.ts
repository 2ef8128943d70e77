import { extname } from "node:path";
import { readFields, readScreenshot } from "@flipworth/engine";
import { createOcr } from "@flipworth/ocr";
import { readListingPage } from "@flipworth/readers";
import { parsePage, ReadError, readNamedFile } from "./read-page-file.ts";

/**
 * Reads a saved listing page (.html) or a picture of one (PNG, JPEG, WebP) and answers with the
 * listing as the reading stage sees it. Throws ReadError.
 */
export async function readFileAsListing(path: string): Promise<object> {
  const bytes = await readNamedFile(path);
  return /^\.x?html?$/i.test(extname(path)) ? readPage(bytes.toString("utf8")) : readPicture(bytes);
}

function readPage(html: string): object {
  const { document, url } = parsePage(html);
  const page = readListingPage(document, url);
  switch (page.kind) {
    case "unknown_site":
      throw new ReadError("This page is of no marketplace whose listings can be read.");
    case "changing":
    case "not_a_listing":
      throw new ReadError(page.sentence);
    case "listing": {
      const { price, condition, description, location, category, title, isSold } = page.listing;
      const facts = readFields({
        title,
        price,
        ...(condition === null ? {} : { condition }),
        ...(description === null ? {} : { description }),
        ...(location === null ? {} : { location }),
        ...(category === null ? {} : { category }),
      });
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

async function readPicture(bytes: Uint8Array): Promise<object> {
  const ocr = createOcr({ workers: 1, maximumQueued: 1 });
  try {
    const outcome = await ocr.read(bytes);
    if (outcome.kind === "refused") throw new ReadError(outcome.sentence);
    const reading = readScreenshot(outcome.page);
    if (reading.kind === "not_a_listing") {
      throw new ReadError("This picture shows no listing: take one with its title and price.");
    }
    return { listing: listingFromFacts(reading.facts), facts: reading.facts };
  } finally {
    await ocr.close();
  }
}

function listingFromFacts({
  title,
  price,
  condition,
  description,
  location,
}: Extract<ReturnType<typeof readScreenshot>, { kind: "listing" }>["facts"]) {
  const priceWords = "words" in price ? price.words : null;
  return { title, price: priceWords, condition: condition?.words ?? null, description, location };
}
