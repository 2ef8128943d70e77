import { type Page } from "@playwright/test";
import { faultsOn } from "../../fixtures/axe.ts";
import { expect, test } from "../../fixtures/test.ts";
import { overflowOf } from "../../fixtures/overflow.ts";

const pages = [
  { path: "/extension", canonical: "/extension" },
  { path: "/extension/installation-guide", canonical: "/installation-guide" },
  { path: "/installation-guide", canonical: "/installation-guide" },
  { path: "/guide", canonical: "/guide" },
  { path: "/about", canonical: "/about" },
  { path: "/join", canonical: "/join" },
  { path: "/privacy", canonical: "/privacy" },
  { path: "/terms", canonical: "/terms" },
];

test("each page has one heading, a title and a description of its own, and its one address", async ({
  page,
}) => {
  const seen = new Map<string, string>();
  for (const { path, canonical } of pages) {
    const reply = await page.goto(path);
    expect({ path, status: reply?.status() }).toEqual({ path, status: 200 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const title = await page.title();
    const description = await content(page, "meta[name=description]", "content");
    expect({ path, fits: title.length <= 60 && description.length <= 160 }).toEqual({
      path,
      fits: true,
    });
    const address = new URL(canonical, page.url()).href;
    expect(await content(page, "link[rel=canonical]", "href")).toBe(address);
    expect(await content(page, "meta[property='og:url']", "content")).toBe(address);
    // Two addresses of one page share its words, two pages do not.
    for (const words of [title, description]) {
      expect({ words, of: seen.get(words) ?? canonical }).toEqual({ words, of: canonical });
      seen.set(words, canonical);
    }
  }
});

test("no page carries framework code", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
  });
  for (const { path } of pages) {
    const asked = ["/api/auth/user", "/api/settings"].map((call) =>
      page.waitForResponse((reply) => reply.url().endsWith(call)),
    );
    await page.goto(path, { waitUntil: "load" });
    await Promise.all(asked);
  }

  expect([...scripts].map((path) => path.replace(/-[\w-]+(?=\.js)/, "")).sort()).toEqual([
    "/assets/main.js",
  ]);
});

test("every link within the site answers", async ({ page, request }) => {
  const found = new Set<string>();
  for (const { path } of pages) {
    await page.goto(path);
    for (const link of await page.getByRole("main").getByRole("link").all()) {
      found.add((await link.getAttribute("href")) ?? "none");
    }
    for (const id of [...found].filter((href) => href.startsWith("#"))) {
      found.delete(id);
      await expect(page.locator(id)).toHaveCount(1);
    }
  }
  const inside = [...found].filter((href) => href.startsWith("/"));
  const answers = await Promise.all(
    inside.map(async (href) => [href, (await request.get(href)).status()] as const),
  );
  expect(inside).toContain("/downloads/flipworth-extension.zip");
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  const outside = [...found].filter((href) => !href.startsWith("/"));
  // No support address is set up here, so no page shows one.
  expect(outside).toEqual([]);
});

test("the extension that the guide offers is a zip", async ({ request }) => {
  const reply = await request.get("/downloads/flipworth-extension.zip");
  expect(reply.headers()["content-type"]).toBe("application/zip");
  expect((await reply.body()).subarray(0, 2).toString()).toBe("PK");
});

test("the pictures are there in the proportions that the page keeps for them", async ({ page }) => {
  await page.goto("/installation-guide");
  const pictures = page.getByRole("main").getByRole("img");
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    const natural = () =>
      picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    const [width, height] = await Promise.all(
      ["width", "height"].map(async (side) => 2 * Number(await picture.getAttribute(side))),
    );
    await expect.poll(natural).toEqual([width, height]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages are complete, and questions still unfold", async ({ page }) => {
    await page.goto("/extension");
    await expect(page.getByRole("link", { name: "sign up" })).toBeVisible();
    await page.goto("/guide");
    await page.getByText("What is the flip score?").click();
    await expect(page.getByText(/chance, in percent, that the flip reaches/)).toBeVisible();
  });
});

const facts = [
  { path: "/extension", text: "10 analyses a month are free" },
  { path: "/extension", text: "under 30 seconds" },
  { path: "/guide", text: "zoom at 90–110%" },
  { path: "/guide", text: "10 analyses a month are free, without signup and without a card" },
  { path: "/guide", text: "save up to 5 favorite deals" },
  { path: "/guide", text: "Side Hustler has 50 a month, Power Flipper 250, a soft cap" },
  { path: "/guide", text: "flat 13%" },
  { path: "/terms", text: "Effective January 26, 2025" },
  { path: "/terms", text: "at least 13 years old" },
  { path: "/terms", text: "under 18 you need the consent of a parent or guardian" },
  { path: "/terms", text: "governed by the law of the US state" },
  { path: "/terms", text: "Free: $0, 10 analyses a month, up to 5 favorite deals" },
  { path: "/terms", text: "Side Hustler: $9.99 per month, 50 analyses a month, unlimited" },
  { path: "/terms", text: "Power Flipper: $19.99 per month, 250 analyses a month, unlimited" },
  { path: "/privacy", text: "Effective January 26, 2025" },
  { path: "/privacy", text: "Screenshots are never stored" },
  { path: "/privacy", text: "Do Not Track or Global Privacy Control" },
  { path: "/privacy", text: "user id and email" },
  { path: "/privacy", text: "profile image URL" },
  { path: "/privacy", text: "payment customer and subscription ids" },
  { path: "/privacy", text: "credit usage and the moment it resets" },
  { path: "/privacy", text: "Saved listings, analysis history, and session data" },
];

test("the pages state the limits, prices and policies that hold", async ({ request }) => {
  for (const { path, text } of facts) {
    const words = wordsOf(await (await request.get(path)).text());
    expect({ path, text, isThere: words.includes(text) }).toEqual({ path, text, isThere: true });
  }
});

for (const [name, width, height] of [
  ["a phone", 360, 740],
  ["a desk", 1280, 900],
] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`on ${name}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });

      test("every text page fits, and axe finds nothing to mend", async ({ page }) => {
        for (const { path } of pages) {
          await page.goto(path);
          for (const question of await page.getByRole("main").locator("summary").all()) {
            await question.click();
          }
          expect({ path, overflow: await overflowOf(page) }).toEqual({ path, overflow: 0 });
          const found = await faultsOn(page, { colorsAlone: colorScheme === "dark" });
          expect({ path, found }).toEqual({ path, found: [] });
        }
      });
    });
  }
}

async function content(page: Page, selector: string, attribute: string): Promise<string> {
  return (await page.locator(selector).getAttribute(attribute)) ?? "";
}

/** What a page's source says to a reader, its marks taken out. */
function wordsOf(html: string): string {
  return html
    .replace(/<!--.*?-->|<[^>]+>/gs, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}
