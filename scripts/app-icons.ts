import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "./lib/browser.ts";
import { root } from "./lib/root.ts";

// `node scripts/app-icons.ts` after the site's mark changed: draws the icons of the installed app.
// They are committed; apps/web/public/app.webmanifest names them.

const pictures = join(root, "apps/web/public/pictures/app");
const say = (line: string) => process.stdout.write(`${line}\n`);

/** A launcher cuts a maskable icon to its own shape: the mark keeps to the inner 80 %. */
const icons = [
  { name: "icon-192", sizePx: 192, markShare: 1, ground: "transparent" },
  { name: "icon-512", sizePx: 512, markShare: 1, ground: "transparent" },
  { name: "icon-maskable-512", sizePx: 512, markShare: 0.72, ground: "#1b1b19" },
] as const;

const mark = await readFile(join(root, "apps/web/public/icon.svg"), "utf8");
await mkdir(pictures, { recursive: true });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(say),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const { name, sizePx, markShare, ground } of icons) {
    const page = await browser.newPage({ viewport: { width: sizePx, height: sizePx } });
    await page.setContent(`<style>* { margin: 0 } body { background: ${ground}; display: grid;
      place-items: center; height: ${sizePx}px } svg { width: ${sizePx * markShare}px }</style>${mark}`);
    await page.screenshot({ path: join(pictures, `${name}.png`), omitBackground: true });
    await page.close();
    say(name);
  }
} finally {
  await browser.close();
}
