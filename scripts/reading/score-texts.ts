import { readPastedText } from "@flipworth/engine";
import type { Browser } from "@playwright/test";
import { messagesFrom } from "./messages.ts";
import { copyOthers, copyPages } from "./page-texts.ts";
import { planCopies, planOthers } from "./plan.ts";
import { scoreOfText } from "./text-score.ts";
import type { ListingText } from "./texts.ts";

const mostMessagesAbout = 300;

/** Copies the pages as text, and holds what is read of them and of messages against what they say. */
export async function scoreTexts(
  browser: Browser,
  texts: readonly [ListingText, ...ListingText[]],
  { count, seed }: { count: number; seed: number },
) {
  const copies = planCopies(texts, count, seed);
  const messages = messagesFrom(sampleOf(texts, mostMessagesAbout));
  const pasted = [...(await copyPages(browser, copies)), ...messages].map((text) =>
    scoreOfText(text, readPastedText(text.text)),
  );
  const others = await copyOthers(browser, planOthers(texts[0]));
  return { pasted, withoutListing: others.map(readPastedText) };
}

/** Evenly taken from all of them. */
function sampleOf(all: readonly ListingText[], count: number): ListingText[] {
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, index) => index % step === 0);
}
