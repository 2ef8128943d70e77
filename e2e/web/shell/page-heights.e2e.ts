import { expect, test } from "../../fixtures/test.ts";

const phoneWidth = 360;
const tallestPage = 6_000;
/** What the product is, on one page, and a policy, which is read whole. */
const readWhole = ["/", "/privacy"];
/** Pages of one template, of which one in so many is looked at. */
const sampledOfSeries = 25;
const isOfSeries = (path: string) => /^\/(prices|marketplace-guide\/[^/]+)\//.test(path);
/** The widest figures there are. */
const alwaysLookedAt = ["/prices/rolex-datejust", "/prices/rolex-submariner"];

const locationsIn = (xml: string) =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);

test("on a phone a page is at most 6,000 px tall before anything is unfolded, and no wider than the phone", async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: phoneWidth, height: 740 });
  const read = async (path: string) => locationsIn(await (await request.get(path)).text());
  const maps = await read("/sitemap.xml");
  const listed = (await Promise.all(maps.map(read))).flat();
  const paths = listed.filter((path, at) => !isOfSeries(path) || at % sampledOfSeries === 0);
  const unfit: string[] = [];
  for (const path of [...alwaysLookedAt, ...paths]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const { width, height } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
    }));
    const isTall = height > tallestPage && !readWhole.includes(path);
    if (width > phoneWidth || isTall) unfit.push(`${path}: ${width} x ${height}`);
  }

  expect(paths.length).toBeGreaterThan(100);
  expect(unfit).toEqual([]);
});
