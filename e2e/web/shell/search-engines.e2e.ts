import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "../../fixtures/test.ts";
import { locationsIn, pathsOfSitemap, readPages } from "../../fixtures/crawled-pages.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

test("each sitemap says when its pages changed, and the days are recorded of the pages as they are", async ({
  request,
}) => {
  const index = await (await request.get("/sitemap.xml")).text();
  const maps = locationsIn(index).map((path) => path.split("/").at(-1));
  expect(maps).toEqual(["product.xml", "articles.xml", "guides.xml", "prices.xml", "cities.xml"]);
  for (const map of locationsIn(index)) {
    const xml = await (await request.get(map)).text();
    const days = [...xml.matchAll(/<lastmod>(20\d\d-\d\d-\d\d)<\/lastmod>/g)];
    expect({ map, days: days.length }).toEqual({ map, days: locationsIn(xml).length });
  }
  const check = ["apps/web/record-page-dates.ts", "--check"];
  const { stdout, status } = spawnSync(process.execPath, check, { cwd: root, encoding: "utf8" });
  expect({ status, stdout, next: "npm run build && npm run page-dates" }).toMatchObject({
    status: 0,
  });
});

test("the blog's feed names its articles with their days", async ({ request }) => {
  const blog = await (await request.get("/blog")).text();
  const address = /<link rel="alternate" type="application\/atom\+xml"[^>]*href="([^"]+)"/.exec(
    blog,
  )?.[1];
  const feed = await (await request.get(address ?? "")).text();

  expect([...feed.matchAll(/<entry>/g)]).toHaveLength(6);
  expect(feed).toContain("<published>2025-01-07T00:00:00Z</published>");
  expect(feed).not.toContain("site.invalid");
});

test("robots.txt names the sitemap at the site's own address", async ({ request, baseURL }) => {
  const robots = await (await request.get("/robots.txt")).text();

  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain("Disallow: /api/");
});

test("the page for looking templates over is not for search engines", async ({ request }) => {
  const listed = await pathsOfSitemap(request);
  const [page] = await readPages(request, ["/test-seo"]);

  expect(page?.html).toContain('<meta name="robots" content="noindex"/>');
  expect(listed).not.toContain("/test-seo");
});
