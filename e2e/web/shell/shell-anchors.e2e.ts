import type { Page } from "@playwright/test";
import { signInAnew } from "../../fixtures/account.ts";
import { expect, test } from "../../fixtures/test.ts";

const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.use({ viewport: { width: 1280, height: 900 } });

for (const [reducedMotion, scrolling] of [
  ["no-preference", "smoothly, over many frames"],
  ["reduce", "at once for people who prefer reduced motion"],
] as const) {
  test(`an anchor of the page is reached ${scrolling}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    await page.evaluate(() => {
      const places: number[] = [];
      const note = () => {
        if (places.at(-1) !== scrollY) places.push(scrollY);
        document.documentElement.dataset["places"] = String(places.length);
        requestAnimationFrame(note);
      };
      note();
    });
    await bar(page).getByRole("link", { name: "How It Works" }).click();
    await expect.poll(() => top(page)).toBeGreaterThan(300);
    await expect.poll(() => isStill(page)).toBe(true);

    const places = Number(await page.locator("html").getAttribute("data-places"));
    if (reducedMotion === "reduce") expect(places).toBe(2);
    else expect(places).toBeGreaterThan(5);
  });
}

test("signed in, Features leads to the landing page's features", async ({ page }) => {
  await signInAnew(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Features" }).click();
  await expect(page).toHaveURL("/?view=landing#features");
  await expect(page.getByRole("heading", { name: /second opinion/ })).toBeInViewport();
});

/** No animation or smooth scroll is under way. */
function isStill(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const before = scrollY;
    await new Promise((resolve) => setTimeout(resolve, 120));
    return before === scrollY && document.getAnimations().every((a) => a.playState !== "running");
  });
}
