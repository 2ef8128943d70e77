import type { APIRequestContext } from "@playwright/test";
import { faultsOn } from "../../fixtures/axe.ts";
import { expect, test } from "../../fixtures/test.ts";
import {
  headOf,
  pathsOfSitemap,
  plain,
  readPages,
  type CrawledPage,
} from "../../fixtures/crawled-pages.ts";
import { overflowOf } from "../../fixtures/overflow.ts";

/** One page of each kind, for what only a browser can tell. */
const kinds = [
  "/guides",
  "/guides/tools",
  "/guides/brands",
  "/guides/brands/apple",
  "/marketplace-guide",
  "/marketplace-guide/austin-tx",
  "/marketplace-guide/austin-tx/electronics",
  "/how-to",
  "/blog",
  "/prices",
  "/prices/apple-iphone-15",
  "/prices/ikea-malm-dresser",
  "/accuracy",
  "/tools",
  "/facebook-marketplace-vs-ebay",
  "/facebook-marketplace-profit-calculator",
  "/best-items-to-flip-facebook-marketplace",
  "/facebook-marketplace-tips",
  "/facebook-marketplace-safety",
  "/reddit",
  // As /sitemap, which has ten times its links and takes axe ten times as long.
  "/test-seo",
  "/guide-library",
];

/** Answered by the server's own calls or by other tests, not by pages of the site. */
const isNoPage = (path: string) => /^\/(api|downloads|login|signup)\b/.test(path);

/** What a server may send before it hears from the browser: ten packets. */
const firstRoundTripBytes = 14 * 1024;

let listedPages: Promise<CrawledPage[]> | undefined;

/** The pages of the sitemap: the server answers each of them as before, so they are read once. */
function readListedPages(request: APIRequestContext): Promise<CrawledPage[]> {
  listedPages ??= pathsOfSitemap(request).then((listed) => readPages(request, listed));
  return listedPages;
}

test("every page is there, whole without JavaScript, and says what it is", async ({ request }) => {
  test.setTimeout(300_000);
  const listed = await readListedPages(request);
  const pages = [...listed, ...(await readPages(request, ["/test-seo"]))];

  expect(listed.length).toBeGreaterThan(1270);
  const faults = pages.flatMap((page) => faultsOf(page).map((fault) => `${page.path}: ${fault}`));
  expect(faults).toEqual([]);
  for (const words of ["title", "description"] as const) {
    expect(repeated(pages.map(({ html }) => headOf(html)[words]))).toEqual([]);
  }
});

test("every link within the pages leads to a page", async ({ request }) => {
  test.setTimeout(300_000);
  const pages = await readListedPages(request);
  const listed = pages.map(({ path }) => path);
  const known = new Set(listed);

  const linked = new Set(pages.flatMap(({ html }) => linksOf(html)));
  const unlisted = [...linked].filter((path) => !known.has(path) && !isNoPage(path));
  const answers = await readPages(request, unlisted);
  const dead = answers.filter(({ status }) => status !== 200);
  expect(dead.map(({ path, status }) => `${path} ${status}`)).toEqual([]);
  // And the other way: no page is left that nothing leads to, and each is three links from home at most.
  expect(Math.max(...stepsFromHome(pages).values())).toBeLessThanOrEqual(3);
  const lonely = listed.filter((path) => path !== "/" && !linked.has(path));
  expect(lonely).toEqual(["/reddit"].filter((path) => !linked.has(path)));
});

test("a thing without a public page leads to its recorded prices, which are for signed-in people", async ({
  request,
}) => {
  const reply = await request.get("/prices/near?title=Sofa", { maxRedirects: 0 });

  expect(reply.headers()["location"]).toBe("/prices/recorded/near?title=Sofa");
  expect(await (await request.get("/prices/apple-iphone-x")).text()).toContain("noindex");
});

test("the prices and a page of a thing fit the first round trip", async ({ request }) => {
  for (const path of ["/prices", "/prices/apple-iphone-15", "/prices/bowflex-552"]) {
    const reply = await request.get(path, { headers: { "accept-encoding": "br" } });
    const bytes = Number(reply.headers()["content-length"]);
    expect({ path, fits: bytes > 0 && bytes <= firstRoundTripBytes }).toEqual({ path, fits: true });
  }
});

test("what nobody wrote is not found", async ({ request }) => {
  for (const path of [
    "/guides/guns",
    "/guides/brands/acme",
    "/marketplace-guide/mesa",
    "/marketplace-guide/mesa-ca",
    "/marketplace-guide/austin-tx/guns",
  ]) {
    const reply = await request.get(path);
    expect({ path, status: reply.status() }).toEqual({ path, status: 404 });
    expect(await reply.text()).toContain("404 Page Not Found");
  }
});

test("a link's picture is there for each kind of page", async ({ request }) => {
  const pages = await readPages(request, ["/", ...kinds]);
  const pictures = new Set(pages.map(({ html }) => headOf(html).picture));

  expect(pictures.size).toBe(7);
  for (const address of pictures) {
    const reply = await request.get(new URL(address).pathname);
    expect(reply.headers()["content-type"]).toBe("image/png");
    expect((await reply.body()).length).toBeLessThanOrEqual(60_000);
  }
});

for (const [name, width] of [
  ["a phone", 360],
  ["a desk", 1280],
] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`on ${name}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme });

      test("one page of each kind fits, and axe and the console are silent", async ({ page }) => {
        test.setTimeout(180_000);
        const complaints: string[] = [];
        page.on("console", (message) => {
          if (["error", "warning"].includes(message.type())) complaints.push(message.text());
        });
        page.on("pageerror", (error) => complaints.push(error.message));
        for (const path of kinds) {
          await page.goto(path);
          const overflow = await overflowOf(page);
          const found = await faultsOn(page, { colorsAlone: colorScheme === "dark" });
          expect({ path, overflow, found }).toEqual({ path, overflow: 0, found: [] });
        }
        expect(complaints).toEqual([]);
      });
    });
  }
}

/** How many links lead to each page from the home page, by the shortest way. */
function stepsFromHome(pages: readonly CrawledPage[]): Map<string, number> {
  const html = new Map(pages.map((page) => [page.path, page.html]));
  const steps = new Map([["/", 0]]);
  for (const [path, step] of steps) {
    for (const next of linksOf(html.get(path) ?? "")) {
      if (html.has(next) && !steps.has(next)) steps.set(next, step + 1);
    }
  }
  return steps;
}

function faultsOf({ path, status, html }: CrawledPage): string[] {
  const { title, description, canonical } = headOf(html);
  const main = partOf(html, "main");
  const crumbs = [
    ...(/<nav aria-label="Breadcrumb">([^]*?)<\/nav>/.exec(main)?.[1] ?? "").matchAll(/<li\b/g),
  ];
  const isContent = crumbs.length > 0;
  const checks: Record<string, boolean> = {
    [`status ${status}`]: status === 200,
    "one h1": [...html.matchAll(/<h1[\s>]/g)].length === 1,
    [`title of ${title.length}`]: title.length > 0 && title.length <= 60,
    [`description of ${description.length}`]: description.length >= 50 && description.length <= 160,
    [`canonical ${canonical}`]: URL.canParse(canonical) && new URL(canonical).pathname === path,
    "the build's placeholder": !html.includes("site.invalid"),
    "too few words": wordsOf(main).split(" ").length >= 60,
    "breadcrumbs from Home": !isContent || /<li[^>]*><a href="\/"[^>]*>Home<\/a>/.test(main),
    "breadcrumbs for search engines": !isContent || html.includes('"@type":"BreadcrumbList"'),
    "a call to action": !isContent || /href="\/(extension|pricing)[^"]*"/.test(main),
    "framework code": !isContent || isCalculator(path) === html.includes("__reactRouterContext"),
  };
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name]));
}

const isCalculator = (path: string) => path === "/facebook-marketplace-profit-calculator";

const partOf = (html: string, name: string) =>
  new RegExp(`<${name}[\\s>][^]*</${name}>`).exec(html)?.[0] ?? "";

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)/g)].map(([, path = ""]) => path);
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, place) => texts.indexOf(text) !== place);
}

const wordsOf = (html: string) =>
  plain(html.replace(/<(script|style)[^]*?<\/\1>|<[^>]+>/g, " ")).trim();
