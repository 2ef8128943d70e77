import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContext, chromium, type Frame, type Page } from "@playwright/test";
import { ensureBrowser } from "./lib/browser.ts";
import { buildProducts } from "./lib/products.ts";
import { root } from "./lib/root.ts";
import { startServer } from "./lib/server.ts";

// `npm run extension:pictures` after the looks in pages changed: takes the Chrome Web Store's pictures of the built
// extension, with answers of the built server, on pages that we made up. They are committed.

const built = join(root, "apps/extension/dist/chrome-mv3");
const pictures = join(root, "apps/extension/store/pictures");
const soldPage = join(root, "e2e/fixtures/marketplace-pages/ebay-sold-drivers.html");
const say = (line: string) => process.stdout.write(`${line}\n`);

/** What the store asks for. */
const size = { width: 1280, height: 800 };
const listingUrl = "https://dayton.craigslist.org/tls/d/dayton-dewalt-driver/7800000001.html";

/** A listing that we made up, in the structure of a classified ad. */
const listingPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Impact driver</title>
<body style="margin:0;font:17px/1.6 sans-serif;color:#222;background:#f4f4f2">
<div style="max-width:1120px;margin:0 auto;padding:28px 32px;min-height:744px;background:#fff">
<ul class="breadcrumbs" style="list-style:none;padding:0;margin:0;color:#777"><li class="crumb category"><a>tools - by owner</a></li></ul>
<h1 class="postingtitle" style="font-size:26px"><span id="titletextonly">DeWalt DCF887 impact driver, 20V, bare tool</span> -
<span class="price">$12</span> <span>(Dayton)</span></h1>
<div style="display:grid;grid-template-columns:1fr 380px;gap:32px"><div></div><div>
<svg viewBox="0 0 380 240" width="380" style="border-radius:10px"><rect width="380" height="240" fill="#d8dde2"/>
<path d="M70 92h170v52H70z" fill="#f0b429"/><path d="M240 104h60v28h-60z" fill="#333"/><path d="M96 144h62l-8 70h-46z" fill="#222"/></svg>
<div class="attrgroup" style="margin:16px 0"><div class="attr"><span class="labl">condition:</span>
<span class="valu">good</span></div></div>
<section id="postingbody">Works great, chuck runs true. Bare tool, no battery. Pick up near downtown.</section></div></div></div>`;

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
    viewport: size,
    colorScheme: "light",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--headless=new",
      `--load-extension=${built}`,
      `--disable-extensions-except=${built}`,
      "--disable-features=DisableLoadExtensionCommandLineSwitch",
    ],
  });
}

async function takePictures(browser: BrowserContext): Promise<void> {
  const worker = browser.serviceWorkers()[0] ?? (await browser.waitForEvent("serviceworker"));
  // As text: `chrome` is the extension's own name and not this script's.
  await worker.evaluate(`chrome.storage.local.set({ serverAddress: "${server.address}" })`);
  const contentType = "text/html";
  await browser.route(listingUrl, (route) => route.fulfill({ contentType, body: listingPage }));
  const sold = (await readFile(soldPage, "utf8")).replace(
    "margin: 24px",
    "margin: 24px 24px 24px 460px",
  );
  await browser.route("https://www.ebay.com/**", (route) =>
    route.fulfill({ contentType, body: sold }),
  );

  const listing = await browser.newPage();
  await listing.goto(listingUrl);
  await listing.waitForTimeout(1_000);
  await save(listing, "1-button");
  const card = await pressCorner(listing);
  await save(listing, "2-answer");

  const opened = browser.waitForEvent("page");
  await card.getByRole("link", { name: /See sold listings/ }).click();
  const results = await opened;
  await results.setViewportSize(size);
  await results.waitForTimeout(1_000);
  await save(results, "3-sold-listings");
  const sales = await pressCorner(results);
  await sales.getByRole("heading", { name: "Sales that count" }).scrollIntoViewIfNeeded();
  await save(results, "4-sales-that-count");
}

/** Presses our button, 16 px from the window's lower left corner; answers with the finished card. */
async function pressCorner(page: Page): Promise<Frame> {
  await page.mouse.click(70, size.height - 40);
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const card = page.frames().find((frame) => frame.url().includes("/card.html?"));
    if (card) {
      await card.getByRole("article").waitFor();
      await page.waitForTimeout(500);
      return card;
    }
    await page.waitForTimeout(100);
  }
  throw new Error("The card did not open");
}

async function save(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(pictures, `${name}.png`) });
  say(`${name}: ${size.width} × ${size.height}`);
}
