import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "../lib/browser.ts";
import { root } from "../lib/root.ts";
import { tablesOf, worstOf } from "../reading/document.ts";
import { scorePictures } from "../reading/score-pictures.ts";
import { scoreTexts } from "../reading/score-texts.ts";
import { textTablesOf, worstTexts } from "../reading/text-document.ts";
import { ownTexts, textsFromFolder } from "../reading/texts.ts";
import { withTables } from "../valuation/document.ts";

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
const say = (line: string) => process.stderr.write(`${line}\n`);

const texts = options.data === undefined ? ownTexts : textsFromFolder(options.data);
const [anyText] = texts;
if (anyText === undefined) throw new Error("There are no texts to lay into the pages.");
if (options.keep !== undefined) mkdirSync(options.keep, { recursive: true });

const browser = await chromium.launch({
  executablePath: await ensureBrowser(say),
  args: ["--no-sandbox", "--disable-gpu"],
});
const counts = { count: Number(options.count), seed: Number(options.seed) };
const someTexts = [anyText, ...texts.slice(1)] as const;
const { pasted, withoutListing } = await scoreTexts(browser, someTexts, counts);
publish(textTablesOf(pasted, withoutListing), "measured texts");
say(`\nTexts, worst first\n${worstTexts(pasted, worstShown).join("\n")}\n`);
if (!options.text) await measurePictures();
await browser.close();

async function measurePictures(): Promise<void> {
  const measured = await scorePictures(browser, someTexts, { ...counts, say, keep: options.keep });
  say(`\nWorst first\n${worstOf(measured.listings, worstShown).join("\n")}\n`);
  publish(tablesOf(measured), "measured");
}

function publish(tables: string, mark: string): void {
  process.stdout.write(`${tables}\n`);
  if (!options.write) return;
  const file = join(root, "docs/reading.md");
  writeFileSync(file, withTables(readFileSync(file, "utf8"), tables, mark));
}
