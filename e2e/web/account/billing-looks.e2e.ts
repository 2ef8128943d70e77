import type { Page } from "@playwright/test";
import { faultsOn } from "../../fixtures/axe.ts";
import { startServer } from "../../../scripts/lib/server.ts";
import { expect, test } from "../../fixtures/billing-server.ts";
import { signIn } from "../../fixtures/sign-in.ts";
import { overflowOf } from "../../fixtures/overflow.ts";

const widths = [
  { name: "a phone", width: 360, height: 740 },
  { name: "a desk", width: 1280, height: 900 },
];
const schemes = ["light", "dark"] as const;
const sideHustler = "/subscribe?plan=Side%20Hustler";
const powerFlipper = "/subscribe?plan=Power%20Flipper";

for (const { name, width, height } of widths) {
  for (const colorScheme of schemes) {
    test.describe(`on ${name}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });

      test("every step to a plan fits, and axe finds nothing to mend", async ({
        page,
        provider,
        complaints,
      }) => {
        const email = `looks-${width}-${colorScheme}@example.com`;
        await signIn(page, { name: "Lou Looks", email });

        await page.goto(sideHustler);
        await page.getByRole("radio", { name: "Card that works" }).check();
        await looksGood(page, "the payment form");
        await page.getByRole("button", { name: /^Pay / }).click();
        await expect(page.getByText(/^0 of 50 credits used/)).toBeVisible();

        await page.goto("/pricing");
        const dashboard = page
          .getByRole("main")
          .getByRole("link", { name: "Go to your dashboard" });
        await expect(dashboard).toBeVisible();
        await looksGood(page, "the plans, one of them one's own");

        await page.goto(powerFlipper);
        await expect(page.getByRole("button", { name: "Change to Power Flipper" })).toBeVisible();
        await looksGood(page, "the question before a change");

        await page.goto(sideHustler);
        await expect(page.getByRole("link", { name: "Go to your dashboard" })).toBeVisible();
        await looksGood(page, "what came of it");

        await provider.cancelPlan(email);
        await provider.deliver();
        await page.goto("/dashboard");
        await expect(page.getByText(/^Your plan ends on/)).toBeVisible();
        await looksGood(page, "a plan that ends");

        // The server asks three times before it gives up, and the browser notes its answer.
        complaints.allow(/status of 503 .*\/api\/billing\/sync$/);
        provider.emulator.failNext({ status: 503, count: 3 });
        await page.goto(powerFlipper);
        await expect(page.getByRole("link", { name: "Return to Pricing" })).toBeVisible();
        await looksGood(page, "a failed setup");
      });
    });
  }
}

test("without payment keys the screen says what the server lacks", async ({ browser }) => {
  const server = await startServer();
  const page = await browser.newPage({ baseURL: server.address });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await signIn(page, { name: "Nora Nokeys", email: "nora@example.com" });

  await page.goto(sideHustler);

  await expect(page.getByRole("alert")).toContainText(
    "The publishable key is missing from the server configuration.",
  );
  await page.getByRole("link", { name: "Return to Pricing" }).click();
  await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
  expect(asked.filter((url) => !url.startsWith(server.address))).toEqual([]);
  await page.close();
  await server.stop();
});

test("the provider's script is asked for on the payment screen alone", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const fromProvider = () => asked.filter((url) => url.startsWith("https://js.stripe.com/"));
  await signIn(page, { name: "Sid Script", email: "script@example.com" });
  await page.goto("/pricing");
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  expect(fromProvider()).toEqual([]);

  await page.goto(sideHustler);

  await expect(page.getByRole("radio", { name: "Card that works" })).toBeVisible();
  expect(fromProvider()).toHaveLength(1);
});

async function looksGood(page: Page, step: string) {
  const overflow = await overflowOf(page);
  expect({ step, overflow }).toEqual({ step, overflow: 0 });
  const colorsAlone = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  expect({ step, found: await faultsOn(page, { colorsAlone }) }).toEqual({ step, found: [] });
}
