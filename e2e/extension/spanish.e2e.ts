import { expect, test } from "../fixtures/extension.ts";
import { InPage } from "../fixtures/in-page.ts";
import { Marks } from "../fixtures/marks.ts";

const listing = "https://www.facebook.com/marketplace/item/111/";

test("Spanish chosen on the options page is kept, and spoken there, on a listing and in the panel", async ({
  extension,
}) => {
  const asked = new Set<string>();
  extension.context.on("request", (request) => {
    if (!request.url().includes("/api/analyses")) return;
    void request.allHeaders().then((headers) => asked.add(headers["accept-language"] ?? ""));
  });
  const options = await extension.context.newPage();
  await options.goto(extension.optionsUrl);
  await expect(options.getByRole("heading", { level: 1 })).toHaveText("Options");

  await options.getByRole("radio", { name: "Español" }).click();

  await expect(options.getByRole("heading", { level: 1 })).toHaveText("Opciones");
  await options.reload();
  await expect(options).toHaveTitle("Opciones de Flipworth");
  await expect(options.locator("html")).toHaveAttribute("lang", "es");

  const page = await extension.context.newPage();
  await page.goto(listing);
  const inPage = await InPage.of(page);
  await inPage.press("Analizar");
  const card = await inPage.card();
  await expect(card.getByRole("button", { name: "Analizar de nuevo" })).toBeVisible();
  await expect(card.getByRole("button", { name: "Panel lateral" })).toBeVisible();

  await extension.pressButton(page);
  const panel = await extension.panelPage();
  await expect(panel.getByRole("button", { name: "Analizar de nuevo" })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Historial de análisis" })).toBeVisible();
  await expect(panel.getByText(/^Quedan \d+ de \d+; se renuevan el \d+ \p{L}+$/u)).toBeVisible();
  expect([...asked]).toEqual(["es"]);

  // A button that stands in a page follows the choice without a load.
  const other = await extension.context.newPage();
  await other.goto("https://www.facebook.com/marketplace/item/333/");
  const corner = await InPage.of(other);
  await expect.poll(() => corner.text()).toContain("Analizar");
  await options.getByRole("radio", { name: "English" }).click();
  await expect.poll(() => corner.text()).toContain("Analyze Deal");
  await expect(panel.getByRole("button", { name: "Analyze again" })).toBeVisible();
});

test("a rated page and its list are marked in Spanish", async ({ extension }) => {
  await extension.set({ language: "es" });
  const page = await extension.context.newPage();
  await page.goto("https://www.facebook.com/marketplace/mesa/");
  await extension.pressButton(page);
  const panel = await extension.panel();
  await expect.poll(() => panel.text()).toContain("ningún anuncio sale de tu navegador");

  await expect.poll(() => panel.press("Calificar esta página")).toBe(true);

  const marks = await Marks.of(page);
  await expect
    .poll(() => marks.text(), { timeout: 20_000 })
    .toMatch(/\d+ calificados, \d+ posibles? compras?/);
  expect(await marks.labels()).toContainEqual(expect.stringMatching(/^Posible compra \+\$\d+$/));
  await expect.poll(() => panel.text()).toMatch(/\d+ anuncios calificados/);
});
