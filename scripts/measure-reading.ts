import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { readPastedText, readScreenshot } from "@flipworth/engine";
import { createOcr, type Ocr } from "@flipworth/ocr";
import { ensureBrowser } from "./lib/browser.ts";
import { root } from "./lib/root.ts";
import { tablesOf, worstOf } from "./reading/document.ts";
import { messagesFrom } from "./reading/messages.ts";
import { copyOthers, copyPages } from "./reading/page-texts.ts";
import { type Plan, planCopies, planListings, planOthers } from "./reading/plan.ts";
import { renderPage } from "./reading/render.ts";
import { type Score, scoreOf } from "./reading/score.ts";
import { textTablesOf, worstTexts } from "./reading/text-document.ts";
import { scoreOfText } from "./reading/text-score.ts";
import { type ListingText, ownTexts, textsFromFolder } from "./reading/texts.ts";
import { withTables } from "./valuation/document.ts";

// Takes pictures of the fixture pages with many texts, themes, sizes and traps, reads them and holds the
// readings against what can be seen. Tables go to standard output (with --write into docs/reading.md), the
// worst ten to standard error. The same pages are copied as text as well, and messages are written about the same things;
// --text measures only these. --data FOLDER lays real listings into the pages: none of their words is kept, unless
// --keep FOLDER asks for the pictures and what was read on them.

const { values: options } = parseArgs({
  options: {
    count: { type: "string", default: "150" },
    seed: { type: "string", default: "1" },
    data: { type: "string" },
    keep: { type: "string" },
    text: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const worstShown = 10;
const mostMessagesAbout = 300;
const say = (line: string) => process.stderr.write(`${line}\n`);

const texts = options.data === undefined ? ownTexts : textsFromFolder(options.data);
const [anyText] = texts;
if (anyText === undefined) throw new Error("There are no texts to lay into the pages.");
if (options.keep !== undefined) mkdirSync(options.keep, { recursive: true });

const browser = await chromium.launch({
  executablePath: await ensureBrowser(say),
  args: ["--no-sandbox", "--disable-gpu"],
});
const copies = planCopies(texts, Number(options.count), Number(options.seed));
const messages = messagesFrom(sampleOf(texts, mostMessagesAbout));
const pasted = [...(await copyPages(browser, copies)), ...messages].map((text) =>
  scoreOfText(text, readPastedText(text.text)),
);
const withoutListing = await copyOthers(browser, planOthers(anyText));
publish(textTablesOf(pasted, withoutListing.map(readPastedText)), "measured texts");
say(`\nTexts, worst first\n${worstTexts(pasted, worstShown).join("\n")}\n`);
if (!options.text) await measurePictures(anyText);
await browser.close();

async function measurePictures(anyText: ListingText): Promise<void> {
  const ocr = createOcr({ workers: 1, timeoutMs: 120_000, maximumQueued: 1 });
  await ocr.warmUp();
  const listings = await scoreAll(
    ocr,
    planListings(texts, Number(options.count), Number(options.seed)),
  );
  const others = await scoreAll(ocr, planOthers(anyText));
  await ocr.close();

  say(`\nWorst first\n${worstOf(listings, worstShown).join("\n")}\n`);
  const peakMegabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  publish(tablesOf({ listings, others, peakMegabytes }), "measured");
}

function publish(tables: string, mark: string): void {
  process.stdout.write(`${tables}\n`);
  if (!options.write) return;
  const file = join(root, "docs/reading.md");
  writeFileSync(file, withTables(readFileSync(file, "utf8"), tables, mark));
}

/** Evenly taken from all of them. */
function sampleOf(all: readonly ListingText[], count: number): ListingText[] {
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, index) => index % step === 0);
}

async function scoreAll(ocr: Ocr, plans: readonly Plan[]): Promise<Score[]> {
  const scores: Score[] = [];
  for (const [index, plan] of plans.entries()) {
    scores.push(await scorePicture(ocr, plan, index));
    if (scores.length % 25 === 0) say(`${scores.length} of ${plans.length} read`);
  }
  return scores;
}

async function scorePicture(ocr: Ocr, plan: Plan, index: number): Promise<Score> {
  const { picture, seen } = await renderPage(browser, plan);
  const start = performance.now();
  const processor = process.cpuUsage();
  const outcome = await ocr.read(picture);
  if (outcome.kind === "refused") throw new Error(`${plan.page}: ${outcome.sentence}`);
  const reading = readScreenshot(outcome.page);
  const { user, system } = process.cpuUsage(processor);
  const cost = { wallMs: performance.now() - start, processorMs: (user + system) / 1000 };
  if (options.keep !== undefined) {
    const name = join(options.keep, `${plan.page}-${index}`);
    writeFileSync(`${name}.${plan.isJpeg ? "jpg" : "png"}`, picture);
    writeFileSync(`${name}.json`, JSON.stringify({ plan, seen, page: outcome.page, reading }));
  }
  return scoreOf(plan, { seen, reading, cost });
}
