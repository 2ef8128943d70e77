import { createRequire } from "node:module";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { ensureBrowser } from "./lib/browser.ts";
import { buildProducts } from "./lib/products.ts";
import { root } from "./lib/root.ts";
import { startServer } from "./lib/server.ts";

// `node scripts/extension-pictures.ts` after the extension's looks changed: takes the installation guide's pictures
// of the built extension in a real browser, with an answer of the built server. They are committed.

// The extension is who depends on sharp.
const { default: sharp } = await import(
  createRequire(join(root, "apps/extension/package.json")).resolve("sharp")
);
const extensionId = "kbinblkghknkgojgmbenkfmdbdflfffg";
const built = join(root, "apps/extension/dist/chrome-mv3");
const pictures = join(root, "apps/web/public/pictures");
const say = (line: string) => process.stdout.write(`${line}\n`);

// What the pages give as width and height; the files have twice as many pixels.
const panelSize = { width: 400, height: 608 };

/** A listing that we made up, in the structure of a classified ad. */
const listingUrl = "https://dayton.craigslist.org/ele/d/dayton-sony-headphones/7800000001.html";
const listingPage = `<!doctype html><html lang="en"><meta charset="utf-8">
<title>Sony WH-1000XM4 headphones - electronics - by owner</title>
<body style="margin:0;padding:32px 40px;font:16px/1.5 sans-serif;color:#222">
<ul class="breadcrumbs"><li class="crumb category"><a href="#">electronics - by owner</a></li></ul>
<h1 class="postingtitle"><span id="titletextonly">Sony WH-1000XM4 headphones, black</span> -
<span class="price">$45</span> <span>(Dayton)</span></h1>
<div class="attrgroup"><div class="attr"><span class="labl">condition:</span>
<span class="valu">good</span></div></div>
<section id="postingbody">Work well and hold their charge. With case and cable.</section>`;

if (!(await buildProducts(say))) process.exit(1);
await mkdir(pictures, { recursive: true });
const server = await startServer();
const context = await openBrowser();
try {
  await takePictures(context);
} finally {
  await context.close();
  await server.stop();
}

async function openBrowser(): Promise<BrowserContext> {
  // "" is a profile that Playwright makes and removes.
  return chromium.launchPersistentContext("", {
    headless: true,
    executablePath: await ensureBrowser(say),
    deviceScaleFactor: 2,
    viewport: { width: 960, height: 640 },
    colorScheme: "light",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--headless=new",
      `--load-extension=${built}`,
      `--disable-extensions-except=${built}`,
      "--disable-features=DisableLoadExtensionCommandLineSwitch",
      // Lets the protocol run the toolbar button's action.
      "--enable-unsafe-extension-debugging",
    ],
  });
}

async function takePictures(browser: BrowserContext): Promise<void> {
  const worker = browser.serviceWorkers()[0] ?? (await browser.waitForEvent("serviceworker"));
  // As text: `chrome` is the extension's own name and not this script's.
  await worker.evaluate(`chrome.storage.local.set({ serverAddress: "${server.address}" })`);
  await browser.route("https://dayton.craigslist.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: listingPage }),
  );
  const listing = await browser.newPage();
  await listing.goto(listingUrl);

  const panel = await browser.newPage();
  await panel.setViewportSize(panelSize);
  await panel.goto(`chrome-extension://${extensionId}/sidepanel.html`);
  await panel.getByText("Nothing is read before you press it.").waitFor();
  await save(panel, "panel-before", { width: panelSize.width, height: 260 });

  await listing.bringToFront();
  await panel.goto(await pressButton(browser, listing));
  await panel.getByRole("article").waitFor();
  // The credits arrive a moment after the answer.
  await panel.getByText(/of 10 left/).waitFor();
  await save(panel, "panel-answer", panelSize);
}

/** Presses the toolbar's button on the listing; answers with its side panel's address. */
async function pressButton(browser: BrowserContext, listing: Page): Promise<string> {
  const protocol = await browser.browser()?.newBrowserCDPSession();
  if (!protocol) throw new Error("This browser gives no protocol session");
  const targets = async () =>
    (await protocol.send("Target.getTargets", { filter: [{}] })).targetInfos;
  const tab = (await targets()).find(({ type, url }) => type === "tab" && url === listing.url());
  const targetId = tab?.targetId ?? "";
  await protocol.send("Extensions.triggerAction", { id: extensionId, targetId });
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const found = (await targets()).find(({ url }) => url.includes("sidepanel.html?tab="));
    if (found) return found.url;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error("The side panel did not open");
}

async function save(page: Page, name: string, size: { width: number; height: number }) {
  const picture = sharp(await page.screenshot({ clip: { x: 0, y: 0, ...size } }));
  const avif = await picture.avif({ quality: 60 }).toFile(join(pictures, `${name}.avif`));
  const webp = await picture.webp({ quality: 82 }).toFile(join(pictures, `${name}.webp`));
  say(`${name}: ${size.width} × ${size.height}, AVIF ${avif.size} B, WebP ${webp.size} B`);
}
