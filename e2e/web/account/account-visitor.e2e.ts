import type { Page } from "@playwright/test";
import { newPerson } from "../../fixtures/account.ts";
import { fillSignInForm } from "../../fixtures/sign-in.ts";
import { expect, test } from "../../fixtures/test.ts";

const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const chair = "Herman Miller Aeron chair size B\n$120\nUsed - Good. All controls work.";
const watch = "Garmin Forerunner 255 running watch\n$80\nUsed - Like New";

async function analyze(page: Page, text: string) {
  await page.getByRole("textbox", { name: /listing’s text/ }).fill(text);
  await page.getByRole("button", { name: "Analyze", exact: true }).click();
  await expect(page.getByRole("region", { name: "Result" }).getByRole("article")).toBeVisible();
}

test("what a visitor analyzed and spent goes along into the account, and the page stays the same", async ({
  page,
}) => {
  await page.goto("/analyze");
  await analyze(page, chair);
  await expect(page.getByText("9 of 10 analyses left this month")).toBeVisible();

  await bar(page).getByRole("link", { name: "Log In" }).click();
  await fillSignInForm(page, newPerson());
  await expect(page).toHaveURL("/analyze");
  await expect(page.getByText("9 of 10 analyses left this month")).toBeVisible();
  await analyze(page, watch);
  await expect(page.getByText("8 of 10 analyses left this month")).toBeVisible();

  await bar(page).getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByText("2 of 10 credits used")).toBeVisible();
  await page.getByRole("tab", { name: "Analysis History" }).click();
  const rows = page.getByRole("list", { name: "Analyses" }).getByRole("heading");
  await expect(rows).toHaveText([/Garmin/, /Herman Miller/]);
});

test("an answer is saved from its result and from the history, and a saved row opens its card", async ({
  page,
}) => {
  await page.goto("/login?returnTo=/analyze");
  await fillSignInForm(page, newPerson());
  await expect(page).toHaveURL("/analyze");
  await expect(page.getByText("10 of 10 analyses left this month")).toBeVisible();
  await analyze(page, chair);
  await page.getByRole("button", { name: "Save to Listings" }).click();
  await expect(page.getByText("Analysis saved!", { exact: true })).toBeVisible();
  const added = "The analysis has been added to your saved listings.";
  await expect(page.getByText(added, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await analyze(page, watch);

  await page.goto("/dashboard?tab=history");
  const history = page.getByRole("list", { name: "Analyses" });
  await expect(history.getByRole("button", { name: "Saved" })).toHaveCount(1);
  await history.getByRole("button", { name: "Save to Listings" }).click();
  await expect(history.getByRole("button", { name: "Saved" })).toHaveCount(2);
  await page.reload();
  await expect(history.getByRole("button", { name: "Saved" })).toHaveCount(2);
  await page.getByRole("tab", { name: "Saved Listings" }).click();

  const saved = page.getByRole("list", { name: "Saved listings" });
  await expect(saved.getByRole("article")).toHaveCount(2);
  // Both were typed in: there is no page that they came from.
  await expect(saved.getByRole("link", { name: /View Original/ })).toHaveCount(0);
  await saved.getByRole("button", { name: /Aeron/ }).first().click();
  const card = page.getByRole("dialog", { name: "Analysis" });
  await expect(card.getByText(/^Buy: about \$/).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await expect(saved.getByRole("button", { name: /Aeron/ }).first()).toBeFocused();
});

test("what somebody types while a slow page still loads its code is not lost", async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const slow = { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", slow);
  await page.goto("/analyze", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: /listing’s text/ }).fill(chair);
  await page.waitForLoadState("networkidle");

  await page.getByRole("button", { name: "Analyze", exact: true }).click();

  await expect(page.getByRole("region", { name: "Result" }).getByRole("article")).toBeVisible();
});
