import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readScreenshot } from "@flipworth/engine";
import { createOcr, type Ocr } from "@flipworth/ocr";
import type { Browser } from "@playwright/test";
import { type Plan, planListings, planOthers } from "./plan.ts";
import { renderPage } from "./render.ts";
import { type Score, scoreOf } from "./score.ts";
import type { ListingText } from "./texts.ts";

/** `keep` is a folder for the pictures and what was read on them; none are kept when absent. */
type Wishes = {
  count: number;
  seed: number;
  say: (line: string) => void;
  keep: string | undefined;
};
type Kit = Pick<Wishes, "say" | "keep"> & { browser: Browser; ocr: Ocr };

/** Takes the pictures, reads them and holds what was read against what can be seen. */
export async function scorePictures(
  browser: Browser,
  texts: readonly [ListingText, ...ListingText[]],
  { count, seed, say, keep }: Wishes,
) {
  const ocr = createOcr({ workers: 1, timeoutMs: 120_000, maximumQueued: 1 });
  await ocr.warmUp();
  const kit = { say, keep, browser, ocr };
  const listings = await scoreAll(kit, planListings(texts, count, seed));
  const others = await scoreAll(kit, planOthers(texts[0]));
  await ocr.close();
  return { listings, others, peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024) };
}

async function scoreAll(kit: Kit, plans: readonly Plan[]): Promise<Score[]> {
  const scores: Score[] = [];
  for (const [index, plan] of plans.entries()) {
    scores.push(await scorePicture(kit, plan, index));
    if (scores.length % 25 === 0) kit.say(`${scores.length} of ${plans.length} read`);
  }
  return scores;
}

async function scorePicture(
  { browser, ocr, keep }: Kit,
  plan: Plan,
  index: number,
): Promise<Score> {
  const { picture, seen } = await renderPage(browser, plan);
  const start = performance.now();
  const processor = process.cpuUsage();
  const outcome = await ocr.read(picture);
  if (outcome.kind === "refused") throw new Error(`${plan.page}: ${outcome.sentence}`);
  const reading = readScreenshot(outcome.page);
  const { user, system } = process.cpuUsage(processor);
  const cost = { wallMs: performance.now() - start, processorMs: (user + system) / 1000 };
  if (keep !== undefined) {
    const name = join(keep, `${plan.page}-${index}`);
    writeFileSync(`${name}.${plan.isJpeg ? "jpg" : "png"}`, picture);
    writeFileSync(`${name}.json`, JSON.stringify({ plan, seen, page: outcome.page, reading }));
  }
  return scoreOf(plan, { seen, reading, cost });
}
