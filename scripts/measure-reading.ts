import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { readScreenshot } from "@flipworth/engine";
import { createOcr } from "@flipworth/ocr";
import { ensureBrowser } from "./lib/browser.ts";
import { root } from "./lib/root.ts";
import { tablesOf, worstOf } from "./reading/document.ts";
import { type Plan, planListings, planOthers } from "./reading/plan.ts";
import { renderPage } from "./reading/render.ts";
import { type Score, scoreOf } from "./reading/score.ts";
import { ownTexts, textsFromFolder } from "./reading/texts.ts";
import { withTables } from "./valuation/document.ts";

// Takes pictures of the fixture pages with many texts, themes, sizes and traps, reads them and holds the
// readings against what can be seen. Tables go to standard output (with --write into docs/reading.md), the
// worst ten to standard error. --data FOLDER lays real listings into the pages: none of their words is kept,
// unless --keep FOLDER asks for the pictures and what was read on them.

const { values: options } = parseArgs({
  options: {
    count: { type: "string", default: "150" },
    seed: { type: "string", default: "1" },
    data: { type: "string" },
    keep: { type: "string" },
    write: { type: "boolean", default: false },
  },
});
const worstShown = 10;
const say = (line: string) => process.stderr.write(`${line}\n`);

const texts = options.data === undefined ? ownTexts : textsFromFolder(options.data);
const [anyText] = texts;
if (anyText === undefined) throw new Error("There are no texts to lay into the pages.");
if (options.keep !== undefined) mkdirSync(options.keep, { recursive: true });

const browser = await chromium.launch({
  executablePath: await ensureBrowser(say),
  args: ["--no-sandbox", "--disable-gpu"],
});
const ocr = createOcr({ workers: 1, timeoutMs: 30_000, maximumQueued: 1 });
await ocr.warmUp();
const listings = await scoreAll(planListings(texts, Number(options.count), Number(options.seed)));
const others = await scoreAll(planOthers(anyText));
await ocr.close();
await browser.close();

say(`\nWorst first\n${worstOf(listings, worstShown).join("\n")}\n`);
const peakMegabytes = Math.round(process.resourceUsage().maxRSS / 1024);
const tables = tablesOf({ listings, others, peakMegabytes });
process.stdout.write(`${tables}\n`);
if (options.write) {
  const file = join(root, "docs/reading.md");
  writeFileSync(file, withTables(readFileSync(file, "utf8"), tables));
}

async function scoreAll(plans: readonly Plan[]): Promise<Score[]> {
  const scores: Score[] = [];
  for (const [index, plan] of plans.entries()) {
    scores.push(await scorePicture(plan, index));
    if (scores.length % 25 === 0) say(`${scores.length} of ${plans.length} read`);
  }
  return scores;
}

async function scorePicture(plan: Plan, index: number): Promise<Score> {
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
