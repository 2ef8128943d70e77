import type { DealChange } from "@flipworth/contract";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { inSpanish } from "../../../testing/in-spanish.tsx";
import { DealHistory } from "./deal-history.tsx";

afterEach(cleanup);

const change = (fields: DealChange["fields"], by?: string): DealChange => ({
  at: "2026-11-03T10:00:00Z",
  what: "edit",
  ...(by !== undefined && { by }),
  fields,
});
const price = { priceCents: [30_00, 25_00] } satisfies DealChange["fields"];

/** What the only line of a history says in English and in Spanish, without its time. */
function linesOf(only: DealChange): string[] {
  const history = <DealHistory changes={[only]} />;
  return [history, inSpanish(history)].map((part) => {
    render(part);
    const line = screen.getByRole("listitem", { hidden: true });
    const time = line.querySelector("time")?.textContent ?? "";
    const words = line.textContent.replace(`${time} `, "");
    cleanup();
    return words;
  });
}

test("the history of a deal counts its changes", () => {
  const { container } = render(<DealHistory changes={[change(price)]} />);
  expect(container.querySelector("summary")?.textContent).toBe("History1");
});

test("a change of a kind that is not known here reads as it is", () => {
  expect(linesOf({ ...change(price), what: "edited" })[0]).toBe("Edited: Price from $30 to $25");
});

test.each([
  [undefined, "Edit: Price from $30 to $25", "Cambio: Precio, de $30 a $25"],
  ["site", "Edit: Price from $30 to $25", "Cambio: Precio, de $30 a $25"],
  [
    "extension",
    "Edit with the extension: Price from $30 to $25",
    "Cambio con la extensión: Precio, de $30 a $25",
  ],
  [
    "API key Inventory",
    "Edit through the API key “Inventory”: Price from $30 to $25",
    "Cambio con la clave de API “Inventory”: Precio, de $30 a $25",
  ],
])("a change by %s says who made it where it was not the person on the site", (by, ...said) => {
  expect(linesOf(change(price, by))).toEqual(said);
});

const ebay = { platform: "ebay", priceCents: 90_00 };

test.each<[DealChange["fields"], string, string]>([
  [
    { stage: ["listed", "given_away"] },
    "Stage from listed to given away",
    "Etapa, de publicado a regalado",
  ],
  [
    { category: [null, "sporting-goods"] },
    "Category from nothing to sporting goods",
    "Categoría, de nada a artículos deportivos",
  ],
  [
    { feeClass: ["most", "guitars_and_basses"] },
    "Fee class from most items to guitars and basses",
    "Clase de comisión, de la mayoría de los artículos a guitarras y bajos",
  ],
  [{ sale: [null, ebay] }, "Sale from nothing to $90 on eBay", "Venta, de nada a $90 en eBay"],
  [
    { sale: [ebay, { ...ebay, platform: "facebook_local" }] },
    "Sale from $90 on eBay to $90 on Facebook Marketplace with local pickup",
    "Venta, de $90 en eBay a $90 en Facebook Marketplace con entrega local",
  ],
  [{ sale: [ebay, { ...ebay, feeCents: 5_00 }] }, "Sale changed", "Venta con cambios"],
  [{ prediction: [{ lowCents: 1 }, null] }, "Prediction changed", "Pronóstico con cambios"],
  [
    { boughtOn: [null, "2026-11-01"] },
    "Bought on from nothing to Nov 1, 2026",
    "Fecha de compra, de nada a 1 nov 2026",
  ],
  [
    { category: ["Old_radios", "tools"] },
    "Category from Old_radios to tools",
    "Categoría, de Old_radios a herramientas",
  ],
])("what changed is said in words: %j", (fields, english, spanish) => {
  expect(linesOf(change(fields))).toEqual([`Edit: ${english}`, `Cambio: ${spanish}`]);
});
