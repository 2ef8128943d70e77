import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "./lib/browser.ts";
import { root } from "./lib/root.ts";
import { startServer } from "./lib/server.ts";

// `node scripts/app-pictures.ts` after a build, when the site's mark or these screens changed: draws the icons
// of the installed app and takes its screenshots. They are committed; apps/web/public/app.webmanifest names them.

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
  await takeScreenshots();
} finally {
  await browser.close();
}

/** Launchers show them before the app is installed; the manifest says their sizes. */
async function takeScreenshots(): Promise<void> {
  const server = await startServer();
  const narrow = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true };
  const wide = { viewport: { width: 1280, height: 800 } };
  try {
    for (const [name, size] of [
      ["analyze-narrow", narrow],
      ["analyze-wide", wide],
    ] as const) {
      const page = await browser.newPage({ ...size, colorScheme: "light" });
      await page.goto(`${server.address}/analyze`);
      await page.getByRole("button", { name: "A running watch for $80" }).click();
      await page.getByRole("button", { name: "Analyze", exact: true }).click();
      await page.getByRole("article").waitFor();
      await page.screenshot({ path: join(pictures, `${name}.png`) });
      await page.close();
      say(name);
    }
    const page = await browser.newPage({ ...narrow, colorScheme: "light" });
    await page.goto(`${server.address}/garage-sale`);
    await page.getByLabel("What is it?").fill("Garmin Forerunner 255");
    await page.getByLabel("Price on the tag ($)").fill("60");
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByRole("article").waitFor();
    await page.evaluate("scrollTo(0, 0)");
    await page.screenshot({ path: join(pictures, "garage-sale-narrow.png") });
    say("garage-sale-narrow");
  } finally {
    await server.stop();
  }
}
