import { DealsImport } from "@flipworth/contract";
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeApi } from "../../../testing/fake-api.ts";
import { findToast } from "../../../testing/find-toast.ts";
import { renderScreen } from "../../../testing/render.tsx";
import { withQueries } from "../../../testing/with-queries.tsx";
import { ImportDealsDialog } from "./import-deals-dialog.tsx";

const read = {
  marketplace: null,
  platform: null,
  headings: ["Thing", "Price", "Date", "Paid"],
  columns: { price: "Price", date: "Date" },
  sample: [],
  readable: 0,
  withoutCost: 0,
  added: null,
  sold: null,
  known: null,
  bad: [{ line: 2, reason: "no title" }],
  badCount: 1,
};

test("a file of sold items is shown and mapped, and where it doesn't say where they sold the person does", async () => {
  const api = fakeApi();
  const sent: unknown[] = [];
  api.on("POST /api/deals/imports", ({ body }) => {
    const file = DealsImport.parse(JSON.parse(String(body)));
    sent.push(file);
    if (!file.columns) return Response.json(read);
    const sample = [{ line: 2, title: "Oak chair", price: 80, date: "2026-11-01" }];
    const mapped = { ...read, columns: file.columns, sample, readable: 1, bad: [], badCount: 0 };
    if (file.isPreview) return Response.json({ ...mapped, withoutCost: 1 });
    return Response.json({ ...mapped, added: 0, sold: 1, known: 0 });
  });
  const onClose = vi.fn();
  const { person } = renderScreen(withQueries(<ImportDealsDialog onClose={onClose} />), "/deals");
  const csv = "Thing,Price,Date,Paid\nOak chair,80,2026-11-01,";

  await person.upload(screen.getByLabelText("Import a CSV file"), new File([csv], "mine.csv"));
  const preview = await screen.findByRole("region", { name: "Preview of mine.csv" });
  expect(within(preview).getByRole("list", { name: "Lines that can't be read" }).textContent).toBe(
    "Line 2: no title",
  );
  await person.selectOptions(within(preview).getByLabelText("Title"), "Thing");
  expect(await screen.findByText(/doesn’t say what 1 sold item cost you/)).toBeDefined();
  await person.selectOptions(screen.getByLabelText("Where they sold"), "mercari");
  await person.click(screen.getByRole("button", { name: "Import 1 sold item" }));

  await findToast("0 sold items added");
  expect(screen.getByText("1 sold item matched to your stock.")).toBeDefined();
  expect(onClose).toHaveBeenCalled();
  expect(sent).toMatchObject([
    { csv, isPreview: true },
    { csv, isPreview: true, columns: { title: "Thing" } },
    { csv, isPreview: false, columns: { title: "Thing", price: "Price" }, platform: "mercari" },
  ]);
});
