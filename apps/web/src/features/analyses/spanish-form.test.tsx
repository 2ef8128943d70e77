import { sampleAnalysis } from "@flipworth/contract/testing";
import { VoiceProvider } from "@flipworth/words/react";
import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { fakeApi } from "../../testing/fake-api.ts";
import { renderScreen } from "../../testing/render.tsx";
import { spanish } from "../../words/spanish.ts";
import { AnalyzeScreen } from "./analyze-screen.tsx";
import { CreditsLeft } from "./credits-left.tsx";
import { verdictInBrief } from "./garage-sale/verdict-in-brief.ts";
import { Samples } from "./lists/sample-list.tsx";

const renderInSpanish = (part: ReactElement) =>
  renderScreen(<VoiceProvider value={spanish}>{part}</VoiceProvider>);

test("the form says in Spanish what it takes and what keeps it from being sent", async () => {
  const api = fakeApi();
  const { person } = renderInSpanish(<AnalyzeScreen />);

  await person.click(screen.getByRole("button", { name: "Analizar" }));
  expect(screen.getByRole("alert").textContent).toBe(
    "Agrega una imagen o pega el texto del anuncio y presiona Analizar.",
  );
  await person.type(screen.getByRole("textbox", { name: "Título" }), "Taladro");
  await person.type(screen.getByRole("textbox", { name: /Millas de manejo/ }), "12000");
  await person.click(screen.getByRole("button", { name: "Analizar" }));
  expect(screen.getByText("Escribe de 0 a 2,000 millas.")).toBeDefined();
  expect(api.analyses()).toHaveLength(0);
});

test("a number alone is asked about, and the answer is a deal card in Spanish", async () => {
  fakeApi();
  const { person } = renderInSpanish(<AnalyzeScreen />);

  await person.type(screen.getByRole("textbox", { name: /texto del anuncio/ }), "Drill{Enter}400");
  expect(screen.getByText(/^¿\$400 es el precio pedido\?/)).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Sí, usar $400" }));
  await person.click(screen.getByRole("button", { name: "Analizar" }));

  expect(await screen.findByText("Comprar")).toBeDefined();
  expect(screen.getByRole("region", { name: "Resultado" })).toBeDefined();
});

test("the credits name their day, and a sample still fills in the listing as it was written", async () => {
  const chosen: string[] = [];
  const { person } = renderInSpanish(
    <>
      <CreditsLeft credits={{ used: 3, total: 10, resetsAt: "2026-12-01T00:00:00.000Z" }} />
      <Samples onChoose={({ draft }) => chosen.push(draft.text)} />
    </>,
  );

  expect(
    screen.getByText("Quedan 7 de 10 análisis este mes; se renuevan el 1 de diciembre."),
  ).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Una silla sin precio" }));
  expect(chosen).toEqual([expect.stringContaining("Herman Miller Aeron chair")]);
});

test("the verdict at a garage sale is in Spanish", () => {
  const { cents } = sampleAnalysis();
  const brief = (change: Parameters<typeof sampleAnalysis>[0]) =>
    verdictInBrief(sampleAnalysis(change), spanish);

  expect(brief({ verdict: "buy" })).toMatchObject({
    verdict: "Comprar",
    figure: { amount: "$25", of: "de ganancia tras comisiones" },
  });
  expect(brief({ verdict: "negotiate", cents: { ...cents, maxBuyPrice: 11_800 } }).verdict).toBe(
    "Negociar a $115",
  );
});
