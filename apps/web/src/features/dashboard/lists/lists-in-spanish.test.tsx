import { sampleAnalysis } from "@flipworth/contract/testing";
import { VoiceProvider } from "@flipworth/words/react";
import { screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeEach, expect, test } from "vitest";
import { fakeApi, refusal } from "../../../testing/fake-api.ts";
import { findToast } from "../../../testing/find-toast.ts";
import { renderScreen } from "../../../testing/render.tsx";
import { pageOf, sampleListing } from "../../../testing/sample-account.ts";
import { withQueries } from "../../../testing/with-queries.tsx";
import { spanish } from "../../../words/spanish.ts";
import { HistoryTab } from "./history-tab.tsx";
import { SavedTab } from "./saved-tab.tsx";

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.on("GET /api/saved-listings", pageOf([sampleListing()]));
  api.on("GET /api/analyses", pageOf([sampleAnalysis()]));
});

const open = (part: ReactElement) =>
  renderScreen(withQueries(<VoiceProvider value={spanish}>{part}</VoiceProvider>));
const row = (name: string) => screen.findByRole("article", { name });

test("a saved row says its verdict, its figures and what is not known of it", async () => {
  const unknown = { price: null, condition: null, verdict: "likely_scam" } as const;
  api.on("GET /api/saved-listings", pageOf([sampleListing(unknown)]));
  open(<SavedTab />);

  const words = within(await row("DeWalt DCF887"));
  expect(words.getByText("Sin precio · Estado no indicado")).toBeDefined();
  expect(words.getByText("Posible estafa").className).toContain("text-loss");
  expect(words.getByText("Valor de mercado").nextElementSibling?.textContent).toBe("$72 - $118");
  expect(words.getByRole("link", { name: "Ver original (pestaña nueva)" })).toBeDefined();
});

test("the words around a list, with the one that a phone leaves out", async () => {
  open(<SavedTab />);

  expect(await screen.findByRole("searchbox", { name: "Buscar por título" })).toBeDefined();
  const sorts = within(screen.getByRole("combobox", { name: "Ordenar" })).getAllByRole("option");
  expect(sorts.map(({ textContent }) => textContent)).toEqual([
    "Más recientes",
    "Más antiguos",
    "Mayor ganancia",
  ]);
  expect(screen.getByRole("link", { name: "Descargar CSV" })).toBeDefined();
});

test("what becomes of a deletion is told, with the reason as it comes", async () => {
  api.on("DELETE /api/saved-listings/saved-1", refusal(404, "Ese anuncio no existe."));
  const { person } = open(<SavedTab />);
  await person.click(await screen.findByRole("button", { name: "Eliminar DeWalt DCF887" }));

  const toast = await findToast("Algo salió mal");
  expect(toast).toContain("No se pudo eliminar el anuncio: Ese anuncio no existe.");
});

test("an analyzed row has its day in the sentence, and a deletion asks first", async () => {
  const { person } = open(<HistoryTab />);

  const words = within(await row("DeWalt DCF887"));
  expect(words.getByText("21 nov 2026").tagName).toBe("TIME");
  expect(words.getByText("21 nov 2026").parentElement?.textContent).toBe(
    "Analizado el 21 nov 2026",
  );
  await person.click(words.getByRole("button", { name: "Eliminar DeWalt DCF887" }));
  const dialog = within(screen.getByRole("dialog", { name: "Eliminar análisis" }));
  expect(dialog.getByText(/^“DeWalt DCF887” se quita de tu historial\./)).toBeDefined();
});

test("an empty list says how to begin", async () => {
  api.on("GET /api/analyses", pageOf([]));
  open(<HistoryTab />);

  expect(await screen.findByText("Aún no hay análisis")).toBeDefined();
  expect(screen.getByRole("link", { name: "Obtener la extensión" })).toBeDefined();
});
