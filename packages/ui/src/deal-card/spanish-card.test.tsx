import type { Voice } from "@flipworth/words";
import { VoiceProvider } from "@flipworth/words/react";
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test } from "vitest";
import { SalesList } from "../sales/sales-list.tsx";
import { buyDeal } from "../testing/deals.ts";
import { advisedDeal } from "../testing/verdict-deals.ts";
import { spanish } from "../words/spanish.ts";
import { DealCard } from "./deal-card.tsx";
import { verdictWords } from "./verdict-of.ts";

afterEach(cleanup);

const voice: Voice = { language: "es", translations: spanish };
const renderInSpanish = (part: ReactElement) =>
  render(<VoiceProvider value={voice}>{part}</VoiceProvider>);

const definition = (term: string) =>
  screen.getByText(term, { selector: "dt" }).nextElementSibling?.textContent;

test("the figures of a card are in Spanish, with amounts as they are", () => {
  renderInSpanish(<DealCard deal={advisedDeal} />);

  expect(screen.getByText("Piden $40 · Used - Good")).toBeDefined();
  expect(definition("Ganancia probable")).toBe("$25$7–$45");
  expect(definition("Paga como máximo")).toBe("$52Empieza en $41");
  expect(definition("Mejor lugar para vender")).toMatch(/Se vende en 1–11 semanas$/);
  expect(
    screen.getByText(/^Eje de precios: precio pedido \$40, rango .+ equilibrio \$/),
  ).toBeDefined();
});

test("each folded part and its explanations are in Spanish", () => {
  const { container } = renderInSpanish(<DealCard deal={advisedDeal} />);

  const folded = [...container.querySelectorAll("details > summary")];
  expect(folded.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Pregúntale al vendedor\d$/),
    "El desglose$24.94",
    expect.stringMatching(/^Dónde vender\d lugares$/),
    "Por quéConfianza alta",
    "Cómo lo sabemos",
  ]);
  expect(
    screen.getByRole("button", { name: "¿Qué es el puntaje de reventa?", hidden: true }),
  ).toBeDefined();
  const source = screen.getByRole("link", { name: "www.ebay.com", hidden: true });
  expect(source.parentElement?.textContent).toMatch(
    /^Comisiones: .+, vigente desde .+\. Fuente: www/,
  );
});

test("a headline that came in English is not given its verdict twice", () => {
  const { container } = renderInSpanish(<DealCard deal={advisedDeal} />);

  expect(container.querySelector("header p")?.textContent).toBe(advisedDeal.headline);
});

test("an older analysis without a headline is given a Spanish one", () => {
  const { container } = renderInSpanish(<DealCard deal={buyDeal} />);

  expect(container.querySelector("header p")?.textContent).toBe("Comprar: $52 o menos.");
  expect([verdictWords(buyDeal), verdictWords(buyDeal, voice)]).toEqual(["Buy", "Comprar"]);
});

test("the list of sales counts and dates in Spanish", () => {
  const card = { title: "Taladro", price: 40, kind: "sold", soldAt: "2026-11-12" } as const;
  const cards = [card, { ...card, title: "Broca", isLessRelevant: true }];
  const nothing = () => {};
  renderInSpanish(
    <SalesList
      sales={{ cards, struckOut: [], choices: {}, key: "new", answer: null }}
      isRunning={false}
      onChoose={nothing}
      onUpdate={nothing}
      onCancel={nothing}
    />,
  );

  expect(screen.getByText("1 resultado coincide con menos palabras y no cuenta")).toBeDefined();
  expect(screen.getAllByText("$40 · vendida el 12 nov 2026")).toHaveLength(2);
});
