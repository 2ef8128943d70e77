import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/test.ts";

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 900 };
const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

// Sign-in comes with accounts; until the server has the call, its answer is given here.
async function signIn(page: Page, user: object) {
  await page.route("**/api/auth/user", (route) => route.fulfill({ json: user }));
}

test.describe("at a desk", () => {
  test.use({ viewport: desk });

  test("a visitor's bar leads where it says, from a page with and one without framework code", async ({
    page,
  }) => {
    for (const start of ["/analyze", "/pricing"]) {
      for (const [name, address] of [
        ["Features", "/#features"],
        ["How It Works", "/#how-it-works"],
        ["Pricing", "/pricing"],
      ] as const) {
        await page.goto(start);
        await bar(page).getByRole("link", { name, exact: true }).click();
        await expect(page).toHaveURL(address);
      }
      await page.goto(start);
      await bar(page).getByRole("link", { name: "Add to Chrome" }).click();
      await expect(page).toHaveURL("/extension");
    }
    await page.goto("/");
    const login = bar(page).getByRole("link", { name: "Log In" });
    await expect(login).toHaveAttribute("href", "/api/login");
    await expect(bar(page).getByRole("button", { name: "Menu", exact: true })).toBeHidden();
  });

  test("the Resources menu opens, leads on, and closes on Escape", async ({ page }) => {
    await page.goto("/pricing");
    await bar(page).getByRole("button", { name: "Resources" }).click();
    const guide = page.getByRole("link", { name: "Getting the Most from Flipworth" });
    await expect(guide).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(guide).toBeHidden();
    await bar(page).getByRole("button", { name: "Resources" }).press("Enter");
    await guide.click();
    await expect(page).toHaveURL("/guide");
  });

  test("signed in, the bar has the dashboard and an avatar menu with the first letter", async ({
    page,
  }) => {
    await signIn(page, { firstName: "ana", email: "zoe@example.com" });
    await page.goto("/pricing");
    await expect(bar(page).getByRole("link", { name: "Dashboard" })).toHaveAttribute(
      "href",
      "/dashboard",
    );
    await expect(bar(page).getByRole("link", { name: "Features" })).toBeHidden();
    await expect(bar(page).getByRole("link", { name: "Log In" })).toBeHidden();
    const avatar = bar(page).getByRole("button", { name: "Account menu" });
    const box = await avatar.boundingBox();
    expect([box?.width, box?.height]).toEqual([32, 32]);
    expect(await avatarLetter(page)).toBe('"A"');

    await avatar.click();
    const links = page.locator("[popover]:popover-open").getByRole("link");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "/",
      "/dashboard",
      "/settings",
      "/api/logout",
    ]);
    const free = page.getByRole("link", { name: "Start free" });
    await expect(free).toHaveAttribute("href", "/");
    const paid = page.getByRole("link", { name: "Choose Side Hustler" });
    await expect(paid).toHaveAttribute("href", "/subscribe?plan=Side%20Hustler");
  });

  test("a placeholder stands while it is not known who is here, and a failure is a visitor", async ({
    page,
    complaints,
  }) => {
    complaints.allow(/500 .*\/api\/auth\/user$/);
    let asked = 0;
    let fail = () => {};
    const failing = new Promise<void>((resolve) => (fail = resolve));
    await page.route("**/api/auth/user", async (route) => {
      asked += 1;
      await failing;
      await route.fulfill({ status: 500 });
    });
    await page.goto("/");
    await expect(bar(page).getByText("Loading your account")).toBeAttached();
    await expect(bar(page).getByRole("link", { name: "Log In" })).toBeHidden();

    fail();

    await expect(bar(page).getByRole("link", { name: "Log In" })).toBeVisible();
    await expect(bar(page).getByText("Loading your account")).toBeHidden();
    expect(asked).toBe(1);
  });

  test("anchors are reached, and a change of page starts at the top", async ({ page }) => {
    await page.goto("/");
    await bar(page).getByRole("link", { name: "How It Works" }).click();
    const heading = page.getByRole("heading", { name: "How it works" });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(220);
    await expect.poll(() => isStill(page)).toBe(true);
    expect(await top(page)).toBeGreaterThan(300);

    await bar(page).getByRole("link", { name: "Pricing" }).click();
    await expect(page.getByRole("heading", { name: "Choose Your Plan", level: 1 })).toBeVisible();
    expect(await top(page)).toBe(0);
    await page.goto("/analyze");
    await bar(page).getByRole("link", { name: "Features" }).click();
    await expect(page.getByRole("heading", { name: /second opinion/ })).toBeInViewport();
  });

  test("a focus in the bar moves no page, and back returns to the place that was left", async ({
    page,
  }) => {
    await page.goto("/#how-it-works");
    await expect.poll(() => isStill(page)).toBe(true);
    expect(await top(page)).toBeGreaterThan(300);
    // Where the person sees it: how far down the page that is depends on whether its font came in time.
    const heading = page.getByRole("heading", { name: "How it works" });
    const place = async () => Math.round((await heading.boundingBox())?.y ?? Number.NaN);
    const left = await place();

    await bar(page).getByRole("link", { name: "Pricing" }).focus();
    await expect.poll(() => isStill(page)).toBe(true);
    expect(await place()).toBe(left);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Choose Your Plan", level: 1 })).toBeVisible();
    await page.goBack();

    await expect.poll(place).toBe(left);
  });

  test("the theme goes light, dark, system, is kept, and never flashes", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/pricing");
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const theme = bar(page).getByRole("button", { name: "Theme" });
    await expect(theme).toHaveAccessibleName("Theme: system");
    expect(await ground()).toBe("rgb(19, 19, 18)");
    await theme.click();
    await expect(theme).toHaveAccessibleName("Theme: light");
    await page.reload({ waitUntil: "commit" });
    await expect.poll(() => page.evaluate(() => document.body !== null)).toBe(true);
    expect(await ground()).toBe("rgb(246, 246, 243)");
    await theme.click();
    await expect(theme).toHaveAccessibleName("Theme: dark");
    await theme.click();
    await expect(theme).toHaveAccessibleName("Theme: system");
  });

  test("the demo's asking price moves the profit and the verdict, and not the range", async ({
    page,
  }) => {
    await page.goto("/#demo");
    const figures = page.getByLabel("The sample in numbers");
    await expect(figures).toContainText("RecommendationBuy");
    const range = await figures.getByText(/^\$\d+–\$\d+$/).textContent();
    await page.getByRole("spinbutton", { name: /Asking price/ }).fill("90");
    await expect(figures).toContainText("RecommendationSkip");
    await expect(figures).toContainText("Estimated profit−$");
    await expect(figures).toContainText(range ?? "");
    await page.getByRole("link", { name: "Try it on a real listing" }).click();
    await expect(page).toHaveURL("/analyze");
  });

  test("a toast stands alone, F8 goes to it, and it is at most 420 px wide", async ({ page }) => {
    await page.goto("/design");
    const show = page.getByRole("button", { name: "Show a toast" }).first();
    await show.click();
    await show.click();
    const toasts = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
    await expect(toasts).toHaveCount(1);
    await page.keyboard.press("F8");
    await expect(page.getByRole("region", { name: /Notifications/ }).locator(":focus")).toHaveCount(
      1,
    );
    // The first toast may still be leaving when the second one is counted.
    await expect.poll(async () => (await toasts.boundingBox())?.width).toBeLessThanOrEqual(420);
  });

  test("the first Tab is a way past the bar", async ({ page }) => {
    await page.goto("/pricing");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("a visitor reads the pages, opens the menu and reaches sign-in", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("article")).toContainText("DeWalt");
    await bar(page).getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("link", { name: "Log In" })).toBeVisible();
    await page.getByRole("dialog").getByRole("link", { name: "Pricing" }).click();
    await expect(page.getByRole("link", { name: "Start free" })).toHaveAttribute(
      "href",
      "/api/login",
    );
    await expect(page.getByText("Loading your account")).toBeHidden();
  });
});

/** The letter is drawn by CSS from a property of the root element. */
async function avatarLetter(page: Page) {
  return page.locator(".avatar").evaluate((avatar) => getComputedStyle(avatar, "::before").content);
}

/** No animation or smooth scroll is under way. */
function isStill(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const before = scrollY;
    await new Promise((resolve) => setTimeout(resolve, 120));
    return before === scrollY && document.getAnimations().every((a) => a.playState !== "running");
  });
}
