import { expect, test } from "../fixtures/extension.ts";
import { Marks } from "../fixtures/marks.ts";
import { offersPages } from "../fixtures/offers-pages.ts";

test.describe("with the site allowed", () => {
  test.use({ allowsAllSites: true });

  test("a site is rated without a press from the switch on, and no more once it is off", async ({
    extension,
  }) => {
    const page = await extension.context.newPage();
    await page.goto(offersPages.craigslist);
    const marks = await Marks.of(page);
    await page.waitForTimeout(1_000);
    expect(await marks.text()).toBe("");
    await extension.pressButton(page);
    const panel = await extension.panelPage();
    const always = panel.getByLabel("Always rate pages on Craigslist");
    await expect(always).not.toBeChecked();
    await always.click();
    await expect(always).toBeChecked();
    await page.bringToFront();
    await expect.poll(() => marks.labels(), { timeout: 20_000 }).not.toEqual([]);

    const other = await extension.context.newPage();
    await other.goto(offersPages.craigslist);
    const others = await Marks.of(other);
    await expect.poll(() => others.labels(), { timeout: 20_000 }).not.toEqual([]);
    const elsewhere = await extension.context.newPage();
    await elsewhere.goto(offersPages.ebay);
    await elsewhere.waitForTimeout(1_000);
    expect(await (await Marks.of(elsewhere)).text()).toBe("");

    await panel.bringToFront();
    await always.click();
    await expect(always).not.toBeChecked();
    await other.bringToFront();
    await other.reload();
    await other.waitForTimeout(1_500);
    expect(await others.text()).toBe("");
  });
});
