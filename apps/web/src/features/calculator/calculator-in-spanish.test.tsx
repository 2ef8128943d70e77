import { VoiceProvider } from "@flipworth/words/react";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "../../testing/render.tsx";
import { spanish } from "../../words/spanish.ts";
import { Calculator } from "./calculator.tsx";

function open() {
  return renderScreen(
    <VoiceProvider value={spanish}>
      <Calculator />
    </VoiceProvider>,
  );
}

test("the answer, its bill and the rule of the fee are in Spanish, with the rule's own words", async () => {
  const { person } = open();
  await person.type(screen.getByLabelText("Precio de compra ($)"), "40");
  await person.type(screen.getByLabelText("Precio de venta esperado ($)"), "100");
  await person.type(screen.getByLabelText("Tiempo invertido (horas)"), "2");
  await person.selectOptions(screen.getByLabelText("Dónde lo vendes"), "eBay, most categories");
  await person.click(screen.getByRole("button", { name: "Calcular ganancia" }));

  const result = screen.getByRole("region", { name: "Resultado" });
  expect(result.textContent).toContain("¡Excelente compra! Margen y retorno altos.");
  expect(within(result).getByText("Ganancia por hora").nextElementSibling?.textContent).toBe(
    "$22.49/h",
  );
  const fee = within(result).getByRole("row", { name: /^Comisión por venta/, hidden: true });
  expect(fee.textContent).toMatch(/13\.6%.*, también sobre un impuesto a las ventas del 7\.5%\. /);
});

test("what can't be read is asked for in Spanish", async () => {
  const { person } = open();
  await person.type(screen.getByLabelText("Precio de compra ($)"), "abc");
  await person.click(screen.getByRole("button", { name: "Calcular ganancia" }));

  expect(screen.getByText("Escribe un precio, como 40.")).toBeDefined();
  expect(screen.getByRole("option", { name: "Entrega local, sin comisión" })).toBeDefined();
});
