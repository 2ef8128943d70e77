import type { Page } from "@playwright/test";
import { faultsOn } from "../fixtures/axe.ts";
import { type Extension, expect, test as base } from "../fixtures/extension.ts";
import { serverWith } from "../fixtures/server-with.ts";
import { connectExtension, fillSignInForm } from "../fixtures/sign-in.ts";

const item = "https://www.facebook.com/marketplace/item/333/";

const test = base.extend({ server: serverWith({ REMEMBER_SALES: "shared" }) });
test.use({ allowsAllSites: true });

/** The panel of a listing with its answer, of somebody who signed in there; and the site. */
async function signedInPanel(extension: Extension) {
  const listing = await extension.context.newPage();
  await listing.goto(item);
  await extension.pressButton(listing);
  const panel = await extension.panelPage();
  const opened = extension.context.waitForEvent("page");
  await panel.getByRole("button", { name: "Sign in to save" }).click();
  const site = await opened;
  await fillSignInForm(site, { name: "Ana Share", email: "ana.share@example.com" });
  await connectExtension(site);
  await panel.bringToFront();
  await expect(panel.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
  return { panel, site };
}

const questionIn = (page: Page) => page.getByRole("heading", { name: "Share sold prices?" });

/** Nothing sticks out sideways, and axe has nothing to say. */
async function expectFine(panel: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await panel.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await panel.setViewportSize({ width: 320, height: 740 });
    expect(await panel.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // A color is for a moment still that of the theme before.
    await expect(async () => {
      expect(await faultsOn(panel, { colorsAlone: colorScheme === "dark" })).toEqual([]);
    }).toPass({ timeout: 10_000 });
  }
}

test("the panel asks below the sales that were read, once, and the site knows the answer", async ({
  extension,
  server,
}) => {
  const { panel, site } = await signedInPanel(extension);
  await expect(questionIn(panel)).toHaveCount(0);

  await panel.getByRole("button", { name: "Check sold prices" }).click();
  await expect(panel.getByText(/^Median of these \d sales: \$/)).toBeVisible();
  await expect(questionIn(panel)).toBeVisible();
  await expectFine(panel);
  await panel.getByRole("button", { name: "Share sold prices" }).click();

  await expect(panel.getByText(/^You share sold prices\./)).toBeFocused();
  await expect(questionIn(panel)).toHaveCount(0);
  await expectFine(panel);
  const again = panel.waitForResponse(
    (reply) => reply.url().endsWith("/api/sales/sharing") && reply.request().method() === "GET",
  );
  await panel.reload();
  expect(await (await again).json()).toEqual({ isAsking: false });
  await expect(panel.getByText(/^Median of these \d sales: \$/)).toBeVisible();
  await expect(questionIn(panel)).toHaveCount(0);
  await site.goto(`${server.address}/settings`);
  await expect(site.getByRole("checkbox", { name: /^Share sold prices from/ })).toBeChecked();
  await expect(questionIn(site)).toHaveCount(0);
});
