import type { CDPSession, Page } from "@playwright/test";
import { analyzeAll, lamps, saveAll, signInAnew } from "../../fixtures/account.ts";
import { expectFine } from "../../fixtures/expect-fine.ts";
import { expect, test } from "../../fixtures/test.ts";

const chair = { title: "Herman Miller Aeron chair size B", price: 120, description: "Used - Good" };
// More words than a row has room for.
const longTitle = `${"Mid-century modern walnut veneer sideboard ".repeat(4)}Supercalifragilistic`;

/** From now on every answer takes this long; 0 is as fast as it goes. */
async function slowDown(session: CDPSession, latency: number) {
  const network = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", network);
}

async function cutOff(session: CDPSession, page: Page) {
  const network = { offline: true, latency: 0, downloadThroughput: 0, uploadThroughput: 0 };
  await session.send("Network.emulateNetworkConditions", network);
  // The browser answers before it has told its network, and a request may overtake that.
  const ask = () =>
    fetch("/api/health").then(
      () => "answered",
      () => "cut off",
    );
  await expect.poll(() => page.evaluate(ask)).toBe("cut off");
}

test("the dashboard is fine to read while it loads, empty, full and after a failure", async ({
  page,
  context,
  complaints,
}) => {
  // Six states, each in four looks.
  test.slow();
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await signInAnew(page, "Bartholomew Featherstonehaugh-Cholmondeley");
  await expect(page.getByRole("heading", { name: "No saved listings" })).toBeVisible();
  await expectFine(page, "empty");
  await page.getByRole("tab", { name: "Analysis History" }).click();
  await expect(page.getByRole("heading", { name: "No analyses yet" })).toBeVisible();
  await expectFine(page, "empty history");

  await saveAll(page, [
    ...lamps(2),
    { title: longTitle, price: 75, marketValue: "N/A", profitPotential: "N/A" },
  ]);
  await analyzeAll(page, [chair, { title: "Mystery thing", description: "No idea." }]);
  await page.goto("/dashboard");
  await expect(page.getByRole("article", { name: /Supercali/ })).toBeVisible();
  await expectFine(page, "full");
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await slowDown(session, 30_000);
  await page.getByRole("tab", { name: "Analysis History" }).click();
  await expect(page.getByText("Loading your analyses")).toBeAttached();
  await expectFine(page, "history that loads");
  await slowDown(session, 0);
  await page.goto("/dashboard?tab=history");
  await expect(page.getByRole("article", { name: /Aeron/ })).toBeVisible();
  await expectFine(page, "full history");

  await page.getByRole("tab", { name: "Saved Listings" }).click();
  await cutOff(session, page);
  await page.getByRole("combobox", { name: "Sort" }).selectOption("Oldest first");
  await expect(page.getByText("We couldn’t load your saved listings")).toBeVisible();
  await expectFine(page, "failure");
});

test("the settings are fine to read, with a wrong figure too, and so is the question before deleting", async ({
  page,
}) => {
  await signInAnew(page);
  await page.goto("/settings");
  await expect(page.getByRole("form", { name: "Settings" })).toBeVisible();
  await expectFine(page, "full");
  await page.getByRole("textbox", { name: "Cost per mile" }).fill("far");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByRole("textbox", { name: "Cost per mile" })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expectFine(page, "a wrong figure");
  await page.getByRole("button", { name: "Delete account" }).click();
  await expectFine(page, "the question before deleting");
});
