import type { Page } from "@playwright/test";
import { faultsOn } from "../fixtures/axe.ts";
import { type Extension, expect, test } from "../fixtures/extension.ts";
import { Marks, type SeenMark } from "../fixtures/marks.ts";
import { offersPages } from "../fixtures/offers-pages.ts";

/** What a person does: the toolbar's button, then "Rate this page" in the panel. */
async function rated(extension: Extension, address: string) {
  const page = await extension.context.newPage();
  await page.goto(address);
  await extension.pressButton(page);
  const panel = await extension.panel();
  await expect.poll(() => panel.text()).toContain("no listing leaves your browser");
  await expect.poll(() => panel.press("Rate this page")).toBe(true);
  const marks = await Marks.of(page);
  await expect.poll(() => marks.text(), { timeout: 20_000 }).toMatch(/\d+ rated|Nothing here/);
  return { page, panel, marks };
}

/** The server's addresses that were asked while `work` ran. */
async function askedOf(extension: Extension, work: () => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: { url: () => string }) => void asked.push(request.url());
  extension.context.on("request", note);
  await work();
  extension.context.off("request", note);
  return asked.filter((url) => url.includes("/api/analyses"));
}

for (const [site, address] of Object.entries(offersPages)) {
  test(`one press marks the cards of ${site} that can be judged, and sends none of them`, async ({
    extension,
  }) => {
    const asked = await askedOf(extension, async () => {
      const { page, panel, marks } = await rated(extension, address);
      const seen = await marks.seen();

      const titles = seen.map(({ title }) => title);
      expect(titles.length).toBeGreaterThan(0);
      expect(titles).not.toContainEqual(expect.stringMatching(/Pending|Windsor|apartment|Lawn/));
      for (const { title, box } of seen.filter((one) => isInWindow(page, one))) {
        // Over its own card, and not outside of it.
        const under = await page.evaluate(cardTextAt, [box.x + 3, box.y + 3] as const);
        expect(under).toContain(title);
      }
      await expect.poll(() => panel.text()).toContain(`${titles.length} listing`);
      for (const title of titles) expect(await panel.text()).toContain(title);
    });
    expect(asked).toEqual([]);
  });
}

const isInWindow = (page: Page, { box }: SeenMark) =>
  box.y > 0 && box.y + box.height < (page.viewportSize()?.height ?? 0);

/** Runs in the page: the words of the card at a point, ours left aside. */
function cardTextAt([x, y]: readonly [number, number]): string {
  const found = document
    .elementsFromPoint(x, y)
    .find((element) => element.tagName !== "FLIPWORTH-MARKS");
  const card = found?.closest("#feed > *");
  const alts = [...(card?.querySelectorAll("img") ?? [])].map((image) => image.alt);
  return `${card?.textContent ?? ""} ${alts.join(" ")}`;
}

test("the marks tell a likely Buy with its profit, a price to negotiate, and what to skip", async ({
  extension,
}) => {
  const { marks } = await rated(extension, offersPages.facebook);
  const byTitle = new Map((await marks.seen()).map(({ title, label }) => [title, label]));

  expect(byTitle.get("KitchenAid Artisan stand mixer")).toMatch(/^Likely Buy \+\$\d+$/);
  expect(byTitle.get("DeWalt DCD771 cordless drill")).toMatch(/^Negotiate to \$\d+$/);
  expect(byTitle.get("Nintendo Switch OLED")).toBe("Skip");
});

test("nothing of a page moves, and nothing stands in it without a press", async ({ extension }) => {
  const page = await extension.context.newPage();
  await page.goto(offersPages.facebook);
  const before = await boxes(page);
  const html = await page.evaluate("document.body.innerHTML");
  await extension.pressButton(page);
  const marks = await Marks.of(page);
  await page.waitForTimeout(500);
  expect(await marks.text()).toBe("");

  const panel = await extension.panel();
  await expect.poll(() => panel.press("Rate this page")).toBe(true);
  await expect.poll(() => marks.labels(), { timeout: 20_000 }).not.toEqual([]);
  expect(await boxes(page)).toEqual(before);
  expect(await page.evaluate("document.body.innerHTML")).toBe(html);
});

const boxes = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
    ...[...document.querySelectorAll("#feed *")].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return `${x} ${y} ${width} ${height}`;
    }),
  ]);

test("what a feed loads is marked too, and marks outlive what the page draws anew", async ({
  extension,
}) => {
  const { page, panel, marks } = await rated(extension, offersPages.facebook);
  const before = await marks.labels();

  await page.evaluate('loadMore(["Makita XFD10 drill driver", "Bosch GSR18V drill"])');
  await expect.poll(() => marks.labels()).toHaveLength(before.length + 2);
  await expect.poll(() => panel.text()).toContain("Makita XFD10 drill driver");
  const all = await marks.seen();
  await page.evaluate("drawAnew()");
  await page.waitForTimeout(800);
  expect(await marks.seen()).toEqual(all);
});

test("marks go with their cards: scrolled, behind a bar that stays, and in a list of its own", async ({
  extension,
}) => {
  const { page, marks } = await rated(extension, offersPages.offerup);
  await page.evaluate(
    'loadMore(Array.from({ length: 12 }, (_, at) => "Sony WH-1000XM4 headphones " + at))',
  );
  await page.evaluate("document.querySelector('main').scrollTop = 300");
  await page.waitForTimeout(1_500);
  const seen = await marks.seen();
  expect(seen.length).toBeGreaterThan(3);
  for (const { title, box } of seen.filter(({ box: { y } }) => y > 0 && y < 500)) {
    expect(await page.evaluate(cardTextAt, [box.x + 3, box.y + 3] as const)).toContain(title);
  }
  const { y, height } = await page.evaluate(() => {
    const main = document.querySelector("main")?.getBoundingClientRect();
    return { y: main?.y ?? 0, height: main?.height ?? 0 };
  });
  for (const { box } of seen.filter((one) => isInWindow(page, one)))
    expect(box.y).toBeLessThan(y + height);
});

test("a press on the page takes the marks away, and they stay away", async ({ extension }) => {
  const { page, panel, marks } = await rated(extension, offersPages.ebay);
  await marks.press("Hide marks");

  await expect.poll(() => marks.text()).toBe("");
  await page.evaluate('loadMore(["Nintendo Game Boy Color console"])');
  await page.waitForTimeout(1_500);
  expect(await marks.text()).toBe("");
  await expect.poll(() => panel.text()).toContain("no listing leaves your browser");
});

test("a mark says why, by mouse and by keyboard, and where the full answer is", async ({
  extension,
}) => {
  const { page, marks } = await rated(extension, offersPages.facebook);
  await marks.press("Likely Buy");
  await expect.poll(() => marks.text()).toContain("Open the listing for the full answer");
  await page.keyboard.press("Escape");
  await expect.poll(() => marks.text()).not.toContain("Close");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(() => marks.accessible()).toContain("link: Open listing");

  const told = await marks.accessible();
  expect(told).toContainEqual(
    expect.stringMatching(/^button: Likely Buy \+\$\d+: KitchenAid Artisan stand mixer$/),
  );
  expect(told).toContain("button: Next likely Buy");
  expect(told).toContain("button: Hide marks");
});

test("a listing that opens above its feed puts the marks aside until the feed is back", async ({
  extension,
}) => {
  const { page, marks } = await rated(extension, offersPages.facebook);
  const before = await marks.labels();
  await page.evaluate('goTo("/marketplace/item/21/")');
  await expect.poll(() => marks.text()).toBe("");
  await page.goBack();
  await expect.poll(() => marks.labels()).toEqual(before);
});

test("a hundred cards are rated, and how long it takes is told", async ({ extension }) => {
  const { page, marks } = await rated(extension, offersPages.facebook);
  const before = (await marks.labels()).length;
  const first = await tookIn(extension);
  const titles = Array.from({ length: 100 }, (_, at) => `${kinds[at % kinds.length]} ${at}`);
  await page.evaluate(`loadMore(${JSON.stringify(titles)})`);
  await expect
    .poll(async () => marks.text(), { timeout: 20_000 })
    .toContain(`${before + 100} rated`);

  const took = await tookIn(extension);
  const answer = took.answer - first.answer;
  process.stdout.write(
    `    engine: loaded in ${took.load.toFixed(0)} ms, 100 cards in ${answer.toFixed(0)} ms\n`,
  );
  // A time is the machine's as much as ours: it decides nothing but that the engine was kept.
  expect(took.load).toBe(first.load);
});

const kinds = [
  "Sony PlayStation 5 console",
  "IKEA Kallax shelf",
  "Herman Miller Aeron chair",
  "Canon EOS Rebel T7 camera",
  "Trek Marlin 5 mountain bike",
  "Coach leather handbag",
  "Fender Squier guitar",
  "Graco stroller",
];

async function tookIn(extension: Extension): Promise<{ load: number; answer: number }> {
  const stored = await extension.worker.evaluate(() => chrome.storage.session.get(null));
  const [, rating] = Object.entries(stored ?? {}).find(([key]) => key.startsWith("rating.")) ?? [];
  // safe because this is how the worker keeps it
  return (rating as { took: { load: number; answer: number } }).took;
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`the list can be filtered and used by everybody, ${colorScheme}`, async ({ extension }) => {
    await rated(extension, offersPages.facebook);
    const panel = await extension.panelPage();
    await panel.emulateMedia({ colorScheme });
    await expect(panel.getByRole("link", { name: /KitchenAid Artisan/ })).toBeVisible();
    await panel.getByText("Filters").click();
    for (const width of [320, 360]) {
      await panel.setViewportSize({ width, height: 900 });
      expect(await panel.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await faultsOn(panel, { colorsAlone: colorScheme === "dark" })).toEqual([]);
    }
    await panel.getByLabel("Distance").selectOption("10");
    await expect(panel.getByRole("list", { name: "Rated listings" }).getByRole("link")).toHaveText([
      /KitchenAid Artisan.*8 miles away/,
    ]);
    const opened = extension.context.waitForEvent("page");
    await panel.getByRole("button", { name: "Open the best" }).click();
    expect((await opened).url()).toContain("/marketplace/item/22/");
    await panel.getByLabel("Minimum profit ($)").fill("5000");
    await expect(panel.getByText("Nothing fits these filters.")).toBeVisible();
  });
}
