import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { inSpanish } from "../../testing/in-spanish.tsx";
import { renderScreen } from "../../testing/render.tsx";
import { saleColumns, SalesFilePreview } from "./sales-file-preview.tsx";

const read = {
  marketplace: "eBay",
  headings: ["Item"],
  columns: { title: "Item" },
  sample: [],
  readable: 1200,
  bad: [],
  badCount: 1,
};
const preview = (
  <SalesFilePreview
    name="sold.csv"
    fields={[...saleColumns, ["condition", "Condition"]]}
    read={read}
    onMap={() => {}}
  />
);

test("a preview counts what can be read, and has a choice for each column", () => {
  renderScreen(preview);

  expect(screen.getByRole("status").textContent).toBe(
    "1,200 sales from eBay can be read, 1 line can't.",
  );
  expect(screen.getAllByRole("combobox")).toHaveLength(5);
});

test("in Spanish it follows the counts, and names the columns that every file has", () => {
  renderScreen(inSpanish(preview));

  expect(screen.getByRole("status").textContent).toBe(
    "Se pueden leer 1,200 ventas de eBay; 1 línea no se puede leer.",
  );
  expect(screen.getByLabelText("Envío pagado por el comprador")).toBeDefined();
});
