import { mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { ensureBrowser } from "./lib/browser.ts";
import { root } from "./lib/root.ts";

// `node scripts/social-pictures.ts` after their words changed: draws what a link to the site shows
// elsewhere, one picture for each kind of page. They are committed; pages name them in page-meta.ts.

const size = { width: 1200, height: 630 };
const largestBytes = 60_000;
const pictures = join(root, "apps/web/public/pictures/social");
const say = (line: string) => process.stdout.write(`${line}\n`);

/** In percent of the axis: where the band lies, its middle, and the asking price. */
type Axis = { low: number; middle: number; high: number; asking: number };
type Words = { kind: string; headline: string; line: string; axis: Axis };

const words: Record<string, Words> = {
  site: {
    kind: "Deal analyzer",
    headline: "Know what it sells for before you buy it",
    line: "Resale range, profit after fees, Buy or Skip.",
    axis: { low: 38, middle: 60, high: 88, asking: 16 },
  },
  category: {
    kind: "Category guide",
    headline: "What to check, what to pay, what sells",
    line: "Used prices for every kind of thing people flip.",
    axis: { low: 30, middle: 52, high: 82, asking: 20 },
  },
  brand: {
    kind: "Brand guide",
    headline: "Models, years and copies told apart",
    line: "What a name is worth, and when it is not.",
    axis: { low: 46, middle: 66, high: 92, asking: 28 },
  },
  city: {
    kind: "City guide",
    headline: "Your own market, street by street",
    line: "Where to meet, when to post, what to look for.",
    axis: { low: 26, middle: 48, high: 74, asking: 12 },
  },
  "city-category": {
    kind: "Local guide",
    headline: "One kind of thing, one city",
    line: "Local prices, places and seasons for flippers.",
    axis: { low: 34, middle: 50, high: 70, asking: 22 },
  },
  article: {
    kind: "Article",
    headline: "Better habits for better flips",
    line: "Tips, fees and safety, readable in ten minutes.",
    axis: { low: 40, middle: 58, high: 78, asking: 24 },
  },
  tool: {
    kind: "Free tool",
    headline: "The sum that decides, before you drive",
    line: "Profit, margin, ROI and pay for an hour.",
    axis: { low: 44, middle: 62, high: 84, asking: 34 },
  },
};

const font = await readFile(join(root, "packages/ui/src/fonts/inter-latin.woff2"));
const mark = await readFile(join(root, "apps/web/public/icon.svg"), "utf8");

await mkdir(pictures, { recursive: true });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(say),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const [name, text] of Object.entries(words)) await draw(browser, name, text);
} finally {
  await browser.close();
}

async function draw(inBrowser: Browser, name: string, text: Words): Promise<void> {
  const page = await inBrowser.newPage({ viewport: size });
  await page.setContent(pageOf(text));
  await page.evaluate("document.fonts.ready");
  const path = join(pictures, `${name}.png`);
  await page.screenshot({ path });
  await page.close();
  const { size: bytes } = await stat(path);
  if (bytes > largestBytes) throw new Error(`${name}.png has ${bytes} bytes`);
  say(`${name}: ${bytes} B`);
}

function pageOf({ kind, headline, line, axis }: Words): string {
  return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Inter; font-weight: 400 700; src: url(data:font/woff2;base64,${font.toString("base64")}) }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; padding: 72px 80px; background: #f6f6f3; color: #1b1b19;
  font-family: Inter; display: flex; flex-direction: column }
header { display: flex; align-items: center; gap: 20px; font-size: 40px; font-weight: 600 }
header svg { width: 64px; height: 64px }
header span { margin-left: auto; padding: 10px 24px; border-radius: 99px; background: #e9e9e4; font-size: 26px }
h1 { margin-top: 64px; max-width: 1000px; font-size: 76px; line-height: 1.08; letter-spacing: -2px;
  font-weight: 600; text-wrap: balance }
p { margin-top: 24px; font-size: 32px; color: #5b5b55 }
.axis { position: relative; margin-top: auto; height: 56px }
.axis * { position: absolute }
.line { left: 0; right: 0; top: 33px; height: 3px; background: #c9c9c2 }
.band { top: 22px; height: 26px; border-radius: 6px; background: #0d7040 }
.middle { top: 16px; width: 5px; height: 38px; background: #1b1b19 }
.asking { top: 0; border: 15px solid transparent; border-top: 22px solid #1b1b19; border-bottom: 0; translate: -50% }
</style><header>${mark}Flipworth<span>${kind}</span></header><h1>${headline}</h1><p>${line}</p>
<div class="axis"><div class="line"></div>
<div class="band" style="left:${axis.low}%;width:${axis.high - axis.low}%"></div>
<div class="middle" style="left:${axis.middle}%"></div>
<div class="asking" style="left:${axis.asking}%"></div></div>`;
}
