import type { Page } from "@playwright/test";
import { faultsOn } from "../../fixtures/axe.ts";
import { newPerson, signInAnew } from "../../fixtures/account.ts";
import { phone } from "../../fixtures/expect-fine.ts";
import { signIn } from "../../fixtures/sign-in.ts";
import { expect, test } from "../../fixtures/test.ts";
import { overflowOf } from "../../fixtures/overflow.ts";

test.use({ locale: "es-MX" });

/** Each with its title, and a part that its skeleton has not. */
const screens = [
  ["/dashboard", "Panel", "heading", "Hola, Ana Lee"],
  ["/deals", "Compras", "tab", "Impuestos"],
  ["/settings", "Ajustes", "group", "Idioma"],
  ["/trends", "Tendencias del mercado", "heading", "Tendencias del mercado"],
  ["/analyze", "Analizar un anuncio", "heading", "Analizar un anuncio"],
  ["/garage-sale", "Modo venta de garaje", "heading", "Venta de garaje"],
  ["/pricing", "Planes y precios", "heading", "Elige tu plan"],
] as const;

const html = (page: Page) => page.locator("html");

/** The whole page with its bar and footer: it fits, and axe finds nothing. */
async function expectWholePageFine(page: Page, path: string) {
  const wide = await overflowOf(page);
  const found = await faultsOn(page);
  expect({ path, wide, found }).toEqual({ path, wide: 0, found: [] });
}

for (const [name, viewport] of [
  ["a phone", phone],
  ["a desk", { width: 1280, height: 900 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test("a browser in Spanish gets the app in Spanish, whole and fitting", async ({ page }) => {
      test.slow();
      await signInAnew(page);
      for (const [path, title, role, name] of screens) {
        await page.goto(path);
        await expect(html(page)).toHaveAttribute("lang", "es");
        await expect(page).toHaveTitle(`${title} | Flipworth`);
        await expect(page.getByRole("main").getByRole(role, { name })).toBeVisible();
        const footer = page.getByRole("contentinfo");
        await expect(footer).toContainText("Nuestras cifras son estimaciones");
        await expectWholePageFine(page, path);
      }
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("English chosen in the menu holds at once, and after a reload", async ({ page }) => {
    await page.goto("/analyze");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Analizar un anuncio");

    await page.getByRole("button", { name: "Menú", exact: true }).click();
    await page.getByRole("dialog", { name: "Menú" }).getByText("English").click();

    await expect(heading).toHaveText("Analyze a listing");
    await expect(html(page)).toHaveAttribute("lang", "en");
    await expect(page).toHaveTitle("Analyze a listing | Flipworth");
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expectWholePageFine(page, "the open menu");

    await page.reload();
    await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeVisible();
    await expect(heading).toHaveText("Analyze a listing");
    await expect(html(page)).toHaveAttribute("lang", "en");
  });
});

test("the choice stands in the account's menu, and requests follow it", async ({ page }) => {
  const person = newPerson();
  await signIn(page, person);
  const asked = page.waitForRequest((request) => request.url().includes("/api/saved-listings"));
  await page.reload();
  expect((await asked).headers()["accept-language"]).toBe("es");

  const askedAnew = page.waitForRequest((request) => request.url().includes("/api/saved-listings"));
  await page.getByRole("button", { name: "Menú de la cuenta" }).click();
  await page.getByRole("banner").getByText("English").filter({ visible: true }).click();

  expect((await askedAnew).headers()["accept-language"]).toBe("en");
  await expect(html(page)).toHaveAttribute("lang", "en");
});

test("pages for everybody stay English and load no other words", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/");
  await page.getByRole("spinbutton", { name: /Asking price/ }).fill("90");
  await expect(page.getByLabel("The sample in numbers")).toContainText("RecommendationSkip");

  await expect(html(page)).toHaveAttribute("lang", "en");
  expect(scripts.filter((address) => address.includes("spanish"))).toEqual([]);
});

test.describe("without its words", () => {
  test("a page that can't load them stays English, and all of it works", async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED/);
    await page.route("**/assets/spanish-*.js", (route) => route.abort());
    await page.goto("/analyze");
    await page.getByLabel("Or paste the listing’s text").fill("DeWalt 20V Max drill $25");
    await page.getByRole("button", { name: "Analyze", exact: true }).click();

    await expect(page.getByRole("article")).toContainText("DeWalt");
    await expect(html(page)).toHaveAttribute("lang", "en");
  });
});
