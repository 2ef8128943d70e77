import type { Deal } from "@flipworth/contract";
import { VoiceProvider } from "@flipworth/words/react";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi } from "../../testing/fake-api.ts";
import { findToast } from "../../testing/find-toast.ts";
import { renderScreen } from "../../testing/render.tsx";
import { withQueries } from "../../testing/with-queries.tsx";
import { spanish } from "../../words/spanish.ts";
import { DealsScreen } from "./deals-screen.tsx";
import { soldDrill as drill } from "../../testing/sample-deal.ts";
import { sampleDrafts, sampleReport, sampleTaxYear } from "../../testing/sample-ledger.ts";

const chair: Deal = {
  ...drill,
  id: "chair",
  title: "Oak chair",
  stage: "bought",
  sku: "",
  storedAt: "",
  quantity: 4,
  sale: null,
  profitCents: null,
  daysHeld: 1,
};

const renderInSpanish = (at: string) =>
  renderScreen(<VoiceProvider value={spanish}>{withQueries(<DealsScreen />)}</VoiceProvider>, at);

test("the list of deals counts days and pieces and writes costs and stages in Spanish", async () => {
  const api = fakeApi();
  api.on("GET /api/deals", () => Response.json([drill, chair]));
  renderInSpanish("/deals?view=all");

  const list = await screen.findByRole("list", { name: "Tus compras" });
  const [first, second] = within(list).getAllByRole("listitem");
  expect(first?.textContent).toBe(
    "DeWalt DCD771 drillSKU: A7 · Shelf 2 · 7 díasVendidoCosto: $45Ganancia neta $35.05",
  );
  expect(second?.textContent).toBe("Oak chair4 piezas · 1 díaCompradoCosto: $45");
  expect(screen.getByRole("tab", { name: "Impuestos" })).toBeDefined();
  expect(screen.getByRole("option", { name: "Conservadas, regaladas, divididas" })).toBeDefined();
});

test("a deal's sheet says in Spanish what we said, where it is listed and what changed", async () => {
  const api = fakeApi();
  const fields = { stage: ["bought", "given_away"], category: ["art", "tools"], costs: [[], [1]] };
  const changes = [{ at: "2026-11-10T10:00:00Z", what: "edit", fields }];
  api.on("GET /api/deals/drill", () => Response.json({ deal: drill, changes }));
  renderInSpanish("/deals?deal=drill");

  expect((await screen.findByText(/dijimos/)).textContent).toBe(
    "El 2 nov 2026 dijimos $80–$120, típico $95, con $30 de ganancia neta. Se vendió en $100, con $35.05 de ganancia neta: dentro del rango.",
  );
  expect(screen.getByRole("link", { name: "lote" }).closest("p")?.textContent).toBe(
    "Parte de un lote.",
  );
  expect(screen.getByText(/sigue publicado en otro sitio\./)).toBeDefined();
  const lines = screen.getAllByRole("listitem", { hidden: true }).map((line) => line.textContent);
  expect(lines).toContain("eBay a $110, desde el 5 nov 2026Marcar como terminado");
  expect(lines).toContain("Mercari a $110, vendido");
  expect(lines).toContain("OfferUp con envío a $90, terminado");
  expect(lines).toContain("Repuestos, chuck, 4 nov 2026$5Quitar");
  expect(lines.at(-1)).toMatch(
    /Cambio: Etapa, de comprado a regalado; Categoría, de arte a herramientas; Costos con cambios$/,
  );
});

test("the drafts of a deal are offered in Spanish, in the words that the server wrote", async () => {
  const api = fakeApi();
  api.on("GET /api/listing-drafts", () => Response.json(sampleDrafts));
  const { person } = renderInSpanish("/deals?draft=analysis");

  const draft = await screen.findByRole("region", { name: "Borrador para eBay" });
  expect(within(draft).getByText(/^Publica a/).textContent).toBe(
    "Publica a $110, ganancia neta $40",
  );
  expect(within(draft).getByText("Después de 30 días, bájalo a $95.")).toBeDefined();
  expect(within(draft).getByText("El formulario pide: Title, Condition.")).toBeDefined();
  await person.click(within(draft).getByRole("button", { name: "Copiar Título" }));
  await findToast("Copiado: Título");
});

test("a form's problems are told in Spanish", async () => {
  fakeApi().on("GET /api/deals", () => Response.json([]));
  const { person } = renderInSpanish("/deals?view=all");
  await person.click(screen.getByRole("button", { name: "Agregar compra" }));
  const dialog = within(screen.getByRole("dialog", { name: "Agregar compra" }));
  await person.type(dialog.getByLabelText("Precio ($)"), "forty");
  await person.click(dialog.getByRole("button", { name: "Agregar compra" }));

  expect(dialog.getByText("Escribe qué es.")).toBeDefined();
  expect(dialog.getByText("Escribe un monto en dólares, como 12.50.")).toBeDefined();
});

test("profit is written in Spanish, with the months and the categories of the language", async () => {
  const api = fakeApi();
  api.on("GET /api/deals/money", () => Response.json(sampleReport));
  api.on("GET /api/deal-plan", () =>
    Response.json({ bankrollCents: null, capsPayAtMost: false, monthlyProfitGoalCents: null }),
  );
  renderInSpanish("/deals?view=money");

  expect(await screen.findByText("El mejor mes es nov 2026, con $35.05.")).toBeDefined();
  expect(screen.getByText("desde el 3 nov 2026")).toBeDefined();
  const groups = screen.getByRole("region", { name: "Por categoría" });
  const names = within(groups)
    .getAllByRole("row")
    .map((row) => row.querySelector("td")?.textContent);
  expect(names).toEqual([undefined, "Herramientas", "Otros", "Old maps"]);
  expect(await screen.findByRole("heading", { name: "Capital y meta" })).toBeDefined();
});

test("the taxes are written in Spanish around what the server works out", async () => {
  const api = fakeApi();
  const year = new Date().getFullYear();
  api.on("GET /api/tax/", () => Response.json(sampleTaxYear(year)));
  api.on("GET /api/mileage", () => Response.json([]));
  renderInSpanish("/deals?view=tax");

  expect(
    await screen.findByRole("heading", { name: `Cifras del Anexo C (Schedule C) de ${year}` }),
  ).toBeDefined();
  expect(screen.getByText("1 viaje queda fuera: no conocemos la tarifa de ese día.")).toBeDefined();
  expect(screen.getByText("Método: devengado")).toBeDefined();
  expect(screen.getByText("Gross receipts")).toBeDefined();
  expect(screen.getByRole("heading", { name: "Registro de millas: 1 milla" })).toBeDefined();
  expect(screen.getByLabelText("Mercari: monto en el formulario ($)")).toBeDefined();
});
