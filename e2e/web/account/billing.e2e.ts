import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/billing-server.ts";
import { fillSignInForm, type Person, signIn } from "../../fixtures/sign-in.ts";

type Card = "Card that works" | "Card that is declined" | "Card that asks for authentication";

// What the browser writes to its console when the provider answers so.
const paymentRefused = /status of 402 .*\/emulator\/confirm$/;

const toast = (page: Page) => page.getByRole("region", { name: /Notifications/ });
const credits = (page: Page, words: string) =>
  expect(page.getByText(new RegExp(`^${words} credits used`))).toBeVisible();
const subscribeAddress = (plan: string) => `/subscribe?plan=${encodeURIComponent(plan)}`;

async function pay(page: Page, card: Card = "Card that works") {
  await page.getByRole("radio", { name: card }).check();
  await page.getByRole("button", { name: /^Pay / }).click();
}

/** Somebody new, on a plan from the first minute. */
async function subscriber(page: Page, person: Person, plan = "Side Hustler") {
  await signIn(page, person);
  await page.goto(subscribeAddress(plan));
  await pay(page);
  await expect(toast(page)).toContainText(`You are on ${plan}`);
}

test("a visitor chooses a plan, signs in, pays, and has its credits on the dashboard", async ({
  page,
  provider,
}) => {
  const email = "new@example.com";
  await page.goto("/pricing");
  await page.getByRole("link", { name: "Choose Side Hustler" }).click();
  await fillSignInForm(page, { name: "Nia New", email });

  await expect(page).toHaveURL("/subscribe?plan=Side%20Hustler");
  await expect(page.getByRole("heading", { name: "Subscribe to Side Hustler" })).toBeVisible();
  await expect(page).toHaveTitle("Subscribe to Side Hustler | Flipworth");
  const summary = page.getByRole("region", { name: "What you pay" });
  await expect(summary).toContainText("Due today$9.99");
  // Loading the page again makes no second subscription.
  await page.getByRole("radio", { name: "Card that works" }).waitFor();
  await page.reload();
  await pay(page);
  await expect(toast(page)).toContainText("Payment Processing");

  await expect(page).toHaveURL("/dashboard");
  await expect(toast(page)).toContainText("You are on Side Hustler");
  await credits(page, "0 of 50");
  expect(provider.subscriptionsOf(email).map(({ status }) => status)).toEqual(["active"]);
});

test("an address without a plan, or with one that nobody sells, leads to the plans", async ({
  page,
}) => {
  for (const query of ["", "?plan=Gold", "?plan=Free"]) {
    await page.goto(`/subscribe${query}`);
    await expect(page).toHaveURL("/pricing");
    await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
  }
});

test("a declined card leads to another one, on the same screen", async ({ page, complaints }) => {
  complaints.allow(paymentRefused);
  await signIn(page, { name: "Dan Declined", email: "declined@example.com" });
  await page.goto(subscribeAddress("Side Hustler"));

  await pay(page, "Card that is declined");
  await expect(toast(page)).toContainText("Payment Failed");
  await expect(toast(page)).toContainText("Your card was declined.");
  await expect(page).toHaveURL("/subscribe?plan=Side%20Hustler");
  await pay(page);

  await expect(page).toHaveURL("/dashboard");
  await credits(page, "0 of 50");
});

test("a bank that asks for the person gets its answer, either way", async ({
  page,
  complaints,
}) => {
  complaints.allow(paymentRefused);
  await signIn(page, { name: "Ava Asked", email: "asked@example.com" });
  await page.goto(subscribeAddress("Power Flipper"));

  await pay(page, "Card that asks for authentication");
  await page.getByRole("button", { name: "Fail authentication" }).click();
  await expect(toast(page)).toContainText("Payment Failed");
  await pay(page, "Card that asks for authentication");
  await page.getByRole("button", { name: "Complete authentication" }).click();

  await expect(page).toHaveURL("/dashboard");
  await credits(page, "0 of 250");
});

test("a subscriber moves up at once, by a press and not by an address", async ({ page }) => {
  await subscriber(page, { name: "Uma Up", email: "up@example.com" });

  await page.goto("/pricing");
  await expect(page.getByText("Your plan", { exact: true })).toHaveCount(1 + 2);
  await expect(page.getByText("Your plan", { exact: true }).filter({ visible: true })).toHaveCount(
    1,
  );
  await page.getByRole("link", { name: "Choose Power Flipper" }).click();
  const change = page.getByRole("button", { name: "Change to Power Flipper" });
  await expect(change).toBeVisible();
  await page.goto("/dashboard");
  await credits(page, "0 of 50");
  await page.goto(subscribeAddress("Power Flipper"));
  await change.click();

  await expect(page.getByText(/^You're now on Power Flipper/)).toBeVisible();
  await page.getByRole("link", { name: "Go to your dashboard" }).click();
  await credits(page, "0 of 250");
});

test("a subscriber moves down with the month's end, and can stay after all", async ({ page }) => {
  await subscriber(page, { name: "Dora Down", email: "down@example.com" }, "Power Flipper");

  await page.goto(subscribeAddress("Side Hustler"));
  await page.getByRole("button", { name: "Change to Side Hustler" }).click();
  await expect(page.getByText(/^You keep Power Flipper until/)).toBeVisible();
  await page.getByRole("link", { name: "Go to your dashboard" }).click();
  await credits(page, "0 of 250");
  await expect(
    page.getByText(/^Your plan changes to Side Hustler on \w+ \d+, \d{4}\.$/),
  ).toBeVisible();

  await page.getByRole("link", { name: "Keep Power Flipper" }).click();
  await page.getByRole("button", { name: "Keep Power Flipper" }).click();
  await expect(page.getByText(/^You stay on Power Flipper/)).toBeVisible();
  await page.getByRole("link", { name: "Go to your dashboard" }).click();
  await credits(page, "0 of 250");
  await expect(page.getByText(/Your plan changes to/)).toBeHidden();
});

test("the portal opens in a new tab; a plan cancelled there stays until the month ends", async ({
  page,
  provider,
}) => {
  const email = "cancel@example.com";
  await subscriber(page, { name: "Cal Cancel", email });

  const tab = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Manage Account" }).click();
  await expect(toast(page)).toContainText("Opening Billing Portal");
  const portal = await tab;
  await expect(portal.getByRole("heading", { name: "Billing portal" })).toBeVisible();
  await expect(portal.getByText(email)).toBeVisible();
  await provider.cancelPlan(email);
  await provider.deliver();
  await portal.getByRole("link", { name: "Return" }).click();

  await expect(portal.getByText(/^Your plan ends on \w+ \d+, \d{4}\.$/)).toBeVisible();
  await credits(portal, "0 of 50");
});

test("a free account's dashboard has nothing to manage, and its page of plans marks Free", async ({
  page,
}) => {
  await signIn(page, { name: "Fred Free", email: "free@example.com" });

  await expect(page.getByRole("button", { name: "Manage Account" })).toBeHidden();
  await page.goto("/pricing");
  const card = page.getByRole("listitem").filter({ hasText: "For trying it on real listings." });
  await expect(card.getByText("Your plan", { exact: true })).toBeVisible();
});

// Last: a month passes at the provider, for everybody.
test("a renewal that fails is told until it is paid by another card", async ({
  page,
  provider,
}) => {
  const email = "past-due@example.com";
  await subscriber(page, { name: "Pat Pastdue", email });
  provider.failNextRenewal(email);
  await provider.deliver();

  await page.goto("/dashboard");
  const banner = page.getByRole("region", { name: "Your last payment failed" });
  await expect(banner).toContainText("Side Hustler stays active while we retry your card.");
  await expect(banner.getByRole("button", { name: "Manage Account" })).toBeVisible();
  await page.goto("/settings");
  await expect(banner).toBeVisible();
  await page.goto(subscribeAddress("Side Hustler"));
  await expect(page.getByText(/^Your last payment failed/)).toBeVisible();
  await pay(page);

  await expect(toast(page)).toContainText("You are on Side Hustler");
  await expect(banner).toBeHidden();
});

test("the settings list the paid invoice and cancel the plan after a question", async ({
  page,
  provider,
}) => {
  const email = "leaving@example.com";
  await subscriber(page, { name: "Lea Leaving", email });
  await page.goto("/settings");
  const invoice = page.getByRole("region", { name: "Invoices" }).getByRole("listitem");
  await expect(invoice).toHaveText(/Paid\$9\.99/);
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await page.getByRole("button", { name: "Cancel my plan" }).click();

  await expect(toast(page)).toContainText("Plan canceled");
  await expect(page.getByText(/^Your plan ends on/)).toBeVisible();
  expect(provider.subscriptionsOf(email)).toMatchObject([{ cancel_at_period_end: true }]);
});
