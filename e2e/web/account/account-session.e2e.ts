import type { BrowserContext, Page } from "@playwright/test";
import { analyzeAll, lamps, saveAll, signInAnew } from "../../fixtures/account.ts";
import { fillSignInForm } from "../../fixtures/sign-in.ts";
import { expect, test } from "../../fixtures/test.ts";

const chair = { title: "Herman Miller Aeron chair size B", price: 120, description: "Used - Good" };
const toSignIn = (page: Page) => page.getByRole("heading", { name: "Sign in", exact: true });

async function signOutInAnotherTab(context: BrowserContext) {
  const tab = await context.newPage();
  await tab.goto("/guide");
  await tab.getByRole("button", { name: "Account menu" }).click();
  await tab.getByRole("link", { name: "Sign Out" }).filter({ visible: true }).click();
  await expect(tab).toHaveURL("/");
  await tab.close();
}

test("signing out ends the session: neither going back nor a copied cookie shows anything", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signInAnew(page, "Ana Lee");
  await saveAll(page, lamps(1));
  await page.reload();
  await expect(page.getByText("Lamp number 1", { exact: true })).toBeVisible();
  const cookies = await context.cookies();

  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("link", { name: "Sign Out" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Log In" }).first()).toBeVisible();

  await page.goBack();
  await expect(toSignIn(page)).toBeVisible();
  await expect(page.getByText("Lamp number 1")).toHaveCount(0);
  const thief = await browser.newContext({ ...(baseURL && { baseURL }) });
  await thief.addCookies(cookies);
  const copy = await thief.newPage();
  await copy.goto("/dashboard");
  await expect(toSignIn(copy)).toBeVisible();
  const opened = await Promise.all(
    ["/api/saved-listings", "/api/analyses", "/api/account/export"].map(async (path) =>
      (await thief.request.get(path)).status(),
    ),
  );
  expect(opened).toEqual([401, 401, 401]);
  await thief.close();
});

test("a page that the browser kept asks again who is here, and shows nobody else's things", async ({
  page,
  context,
}) => {
  await signInAnew(page);
  await saveAll(page, lamps(1));
  await page.reload();
  await expect(page.getByText("Lamp number 1", { exact: true })).toBeVisible();
  await signOutInAnotherTab(context);

  // How a browser says that it took the page from its memory; tests run without that memory.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );

  await expect(toSignIn(page)).toBeVisible();
  await expect(page.getByText("Lamp number 1")).toHaveCount(0);
});

test("a save after the session is over says so, loses nothing, and goes through after signing in", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/401 .*\/api\/saved-listings/);
  const person = await signInAnew(page);
  await analyzeAll(page, [chair]);
  await page.goto("/dashboard?tab=history");
  const save = page.getByRole("button", { name: "Save to Listings" });
  await expect(save).toBeVisible();
  await signOutInAnotherTab(context);

  await save.click();

  const toast = page.getByRole("region", { name: /Notifications/ });
  await expect(toast).toContainText("Failed to save analysis: You’re signed out. Sign in again");
  await expect(page.getByRole("article", { name: /Aeron/ })).toBeVisible();
  await toast.getByRole("link", { name: "Sign in" }).click();
  await fillSignInForm(page, person);
  await expect(page).toHaveURL("/dashboard?tab=history");
  await save.click();
  await expect(page.getByText("Analysis saved!", { exact: true })).toBeVisible();
});

test("the start page is the dashboard from its first frame on, and the landing page after signing out", async ({
  page,
}) => {
  const seen: string[] = [];
  await page.exposeFunction("tellHeading", (heading: string) => seen.push(heading));
  // Each frame that is painted tells the heading in it, where that has changed.
  await page.addInitScript(`
    let last;
    const look = () => {
      const heading = document.querySelector("h1")?.textContent;
      if (heading && heading !== last) tellHeading((last = heading));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  `);
  // The browser has the landing page in its cache from before.
  await page.goto("/");
  await expect.poll(() => seen).toHaveLength(1);
  const [landing = ""] = seen;
  await signInAnew(page, "Ana Lee");
  seen.length = 0;

  await page.goto("/");
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { name: "Welcome, Ana Lee" })).toBeVisible();
  await expect.poll(() => seen).toContain("Welcome, Ana Lee");
  expect(seen).not.toContain(landing);
  seen.length = 0;

  await page.goto("/api/logout");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(landing);
  expect(seen).toEqual([landing]);
});
