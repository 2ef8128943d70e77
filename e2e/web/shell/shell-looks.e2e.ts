import type { Page } from "@playwright/test";
import { faultsOn } from "../../fixtures/axe.ts";
import { expect, test } from "../../fixtures/test.ts";

const phone = { width: 360, height: 740 };
const smallPhone = { width: 320, height: 640 };
const desk = { width: 1280, height: 900 };

test("pages that only inform carry no framework code, and the design page asks not to be found", async ({
  page,
}) => {
  for (const path of ["/about", "/no-such-page"]) {
    const scripts: string[] = [];
    page.on("response", (reply) => {
      if (reply.request().resourceType() === "script") scripts.push(reply.url());
    });
    await openSettled(page, path);
    // The site script alone: the theme lies in the page itself.
    expect(scripts).toHaveLength(1);
    page.removeAllListeners("response");
  }
  await page.goto("/design");
  const robots = page.locator('meta[name="robots"]');
  await expect(robots).toHaveAttribute("content", "noindex");
});

for (const viewport of [smallPhone, phone, desk]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${viewport.width} px, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      test("every page of the shell fits, nothing moves, and axe finds nothing to mend", async ({
        page,
      }) => {
        for (const path of ["/", "/pricing", "/design", "/no-such-page"]) {
          await openSettled(page, path);
          expect({ path, ...(await figures(page)) }).toEqual({ path, overflow: 0, shift: 0 });
          expect({ path, found: await faults(page, colorScheme) }).toEqual({ path, found: [] });
        }
      });

      test("open, the menus fit and axe finds nothing to mend", async ({ page }) => {
        await page.goto("/pricing");
        const name = viewport === desk ? "Resources" : "Menu";
        await page
          .getByRole("navigation", { name: "Main" })
          .getByRole("button", { name, exact: true })
          .click();
        await expect.poll(() => isStill(page)).toBe(true);
        expect((await figures(page)).overflow).toBe(0);
        expect(await faults(page, colorScheme)).toEqual([]);
      });
    });
  }
}

/** Open, and it is known who is here, so nothing more will change by itself. */
async function openSettled(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('html[data-session="out"]')).toBeAttached();
}

/** No animation or smooth scroll is under way. */
function isStill(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const before = scrollY;
    await new Promise((resolve) => setTimeout(resolve, 120));
    return before === scrollY && document.getAnimations().every((a) => a.playState !== "running");
  });
}

function figures(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    let shift = 0;
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    for (const entry of observer.takeRecords()) {
      shift += "value" in entry ? Number(entry.value) : 0;
    }
    // A font that comes late on a busy machine moves a card by a line: 0.002. A page is good below 0.1.
    return { overflow: scrollWidth - clientWidth, shift: Math.round(100 * shift) / 100 };
  });
}

function faults(page: Page, colorScheme: "light" | "dark") {
  // The same card many times over has the same landmarks many times over: there alone it is right.
  const enabled = !page.url().endsWith("/design");
  const rules = { "landmark-unique": { enabled } };
  return faultsOn(page, { rules, colorsAlone: colorScheme === "dark" });
}
