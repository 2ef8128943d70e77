import type { Trends, Watches } from "@flipworth/contract";
import { VoiceProvider } from "@flipworth/words/react";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeApi } from "../../../testing/fake-api.ts";
import { renderScreen } from "../../../testing/render.tsx";
import { withQueries } from "../../../testing/with-queries.tsx";
import { spanish } from "../../../words/spanish.ts";
import { TrendsScreen } from "./trends-screen.tsx";

const movement = {
  percent: 25,
  doubtPercent: 6,
  isSure: true,
  median: 75,
  before: 60,
  count: 1,
};
const drill = { entryId: "dewalt-dcd771", name: "DeWalt DCD771" };
const nothing: Trends = {
  sold: 0,
  rose: [],
  fell: [],
  fastest: [],
  makers: [],
  categories: [],
  peaks: [],
};
const moved: Trends = {
  ...nothing,
  sold: 1296,
  rose: [{ ...drill, ...movement }],
  fastest: [{ ...drill, daysToSell: 1, count: 9 }],
  categories: [{ ...movement, name: "home-decor", things: 4 }],
  makers: [{ ...movement, name: "DeWalt", things: 4 }],
  peaks: [{ category: "tools", month: 1, percent: 12, count: 30 }],
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  watch();
});

function watch(...things: Watches["things"]) {
  const digest = { isOn: true, isPossible: true };
  api.on("GET /api/watches", () => Response.json({ things, digest }));
}

function open(trends: Trends) {
  api.on("GET /api/trends", () => Response.json(trends));
  renderScreen(
    withQueries(
      <VoiceProvider value={spanish}>
        <TrendsScreen />
      </VoiceProvider>,
    ),
  );
}

test("what moved is said with Spanish plurals, months and names of categories", async () => {
  open(moved);

  expect(await screen.findByText("1,296 ventas registradas en 27 meses.")).toBeDefined();
  expect(screen.getByRole("heading", { name: "Tendencias del mercado" })).toBeDefined();
  expect(screen.getByRole("row", { name: "DeWalt DCD771 +25%, a $75" })).toBeDefined();
  expect(screen.getByRole("row", { name: "DeWalt DCD771 1 día" })).toBeDefined();
  expect(screen.getByText("Nada bajó más de lo que explica el azar.")).toBeDefined();
  expect(screen.getByText("ene, +12%").previousElementSibling?.textContent).toBe("Herramientas");
  const categories = within(screen.getByRole("figure", { name: "Categorías" }));
  expect(categories.getByRole("row", { name: "Decoración del hogar +25% 6% 1" })).toBeDefined();
  expect(categories.getByRole("columnheader", { name: "Margen de error" })).toBeDefined();
  expect(screen.getByRole("row", { name: /^Relojes inteligentes y pulseras/ })).toBeDefined();
  expect(screen.getByRole("columnheader", { name: "1 año" })).toBeDefined();
});

test("without sales the way to some stands in the sentence", async () => {
  open(nothing);

  expect(await screen.findByText("Aún no hay ventas registradas.")).toBeDefined();
  const link = screen.getByRole("link", { name: "importa tus ventas" });
  expect(link.parentElement?.textContent).toMatch(
    /^Aún no hay ninguna\. Un artículo necesita.* o importa tus ventas\.$/,
  );
});

test("what is watched says what it did, and offers its mail", async () => {
  const since = { ...drill, watchedSince: "2026-11-01" };
  watch(
    { ...since, movement },
    { ...since, entryId: "unsure", movement: { ...movement, isSure: false, count: 4 } },
    { ...since, entryId: "unknown", movement: null },
  );
  open(nothing);

  expect(await screen.findByText("+25% (±6%): de $60 a $75, 1 venta en 90 días.")).toBeDefined();
  expect(screen.getByText("Sin cambio claro: mediana $75, 4 ventas en 90 días.")).toBeDefined();
  expect(screen.getByText("Muy pocas ventas registradas para saberlo.")).toBeDefined();
  expect(
    screen.getAllByRole("button", { name: "Dejar de seguir DeWalt DCD771" })[0]?.textContent,
  ).toBe("Dejar");
  expect(
    screen.getByRole("checkbox", {
      name: "Enviarme un correo por semana cuando cambie el precio de alguno",
    }),
  ).toBeDefined();
});
