import { faultsOn } from "../../fixtures/axe.ts";
import { expect, test } from "../../fixtures/test.ts";
import { overflowOf } from "../../fixtures/overflow.ts";

const listing = "Herman Miller Aeron chair size B\n$120\nUsed - Good. All controls work.";

const widths = [
  { name: "a phone", width: 360, height: 740 },
  { name: "a desk", width: 1280, height: 900 },
];
const schemes = ["light", "dark"] as const;

for (const { name, width, height } of widths) {
  for (const colorScheme of schemes) {
    test.describe(`on ${name}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });
      const look = { colorsAlone: colorScheme === "dark" };

      test("every screen fits, and axe finds nothing to mend", async ({ page }) => {
        for (const path of ["/", "/analyze", "/no-such-page"]) {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          expect({ path, overflow: await overflowOf(page) }).toEqual({ path, overflow: 0 });
          expect({ path, found: await faultsOn(page, look) }).toEqual({ path, found: [] });
        }
      });

      test("a result fits with everything unfolded, and axe finds nothing to mend", async ({
        page,
      }) => {
        await page.goto("/analyze");
        await page.getByRole("textbox", { name: /listing’s text/ }).fill(listing);
        await page.getByRole("button", { name: "Analyze", exact: true }).click();
        const card = page.getByRole("region", { name: "Result" }).getByRole("article");
        await expect(card).toBeVisible();
        for (const summary of await card.locator("summary").all()) await summary.click();

        expect(await overflowOf(page)).toBe(0);
        expect(await faultsOn(page, look)).toEqual([]);
      });
    });
  }
}
