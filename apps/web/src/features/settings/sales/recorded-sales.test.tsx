import { type RecordedSale, SalesImport } from "@flipworth/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeApi } from "../../../testing/fake-api.ts";
import { findToast } from "../../../testing/find-toast.ts";
import { renderScreen } from "../../../testing/render.tsx";
import { withQueries } from "../../../testing/with-queries.tsx";
import { RecordedSales } from "./recorded-sales.tsx";

const lamp: RecordedSale = {
  id: "lamp",
  title: "Brass lamp",
  price: 45,
  shippingDollars: null,
  kind: "sold",
  condition: null,
  date: "2026-11-03",
  firstSeenOn: "2026-11-03",
  marketplace: "eBay",
  itemId: null,
  origin: "import",
  isStruckOut: false,
};
const read = {
  importId: null,
  marketplace: null,
  headings: ["Thing", "Price", "Date"],
  columns: { price: "Price", date: "Date" },
  sample: [],
  readable: 0,
  added: null,
  bad: [{ line: 2, reason: "no title" }],
  badCount: 1,
};

let api: ReturnType<typeof fakeApi>;
let sales: RecordedSale[];
beforeEach(() => {
  api = fakeApi();
  sales = [lamp];
  api.on("GET /api/sales", () => Response.json(sales));
});

const open = () => renderScreen(withQueries(<RecordedSales />), "/settings");

test("a sale that is not to count says so afterwards", async () => {
  api.on("DELETE /api/sales/lamp", () => {
    sales = [{ ...lamp, isStruckOut: true }];
    return Response.json({ deleted: true });
  });
  const { person } = open();

  await person.click(await screen.findByRole("button", { name: "Don't count Brass lamp" }));

  expect(await screen.findByText("Not counted")).toBeDefined();
});

test("a file is shown, its columns are mapped, and only then it is kept", async () => {
  const sent: unknown[] = [];
  api.on("POST /api/sales/imports", ({ body }) => {
    const file = SalesImport.parse(JSON.parse(String(body)));
    sent.push(file);
    const { columns, isPreview } = file;
    if (!columns) return Response.json(read);
    const sample = [{ line: 2, title: "Oak chair", price: 80, date: "2026-11-01" }];
    const mapped = { ...read, columns, sample, readable: 1, bad: [], badCount: 0 };
    return Response.json(isPreview ? mapped : { ...mapped, importId: "1", added: 1 });
  });
  const { person } = open();
  const csv = "Thing,Price,Date\nOak chair,80,2026-11-01";

  await person.upload(screen.getByLabelText("Import a CSV file"), new File([csv], "mine.csv"));
  const preview = await screen.findByRole("region", { name: "Preview of mine.csv" });
  expect(within(preview).getByRole("list", { name: "Lines that can't be read" }).textContent).toBe(
    "Line 2: no title",
  );
  await person.selectOptions(within(preview).getByLabelText("Title"), "Thing");
  expect(await screen.findByRole("cell", { name: "Oak chair" })).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Import 1 sale" }));

  await findToast("1 sale added");
  expect(sent).toMatchObject([
    { csv, isPreview: true },
    { csv, isPreview: true, columns: { title: "Thing" } },
    { csv, columns: { title: "Thing", price: "Price", date: "Date" } },
  ]);
});

test("a long import says how many of its sales are written", async () => {
  let finish: (reply: Response) => void = () => {};
  const written = new Promise<Response>((resolve) => (finish = resolve));
  const mapped = {
    ...read,
    columns: { title: "Thing", price: "Price", date: "Date" },
    readable: 30_000,
    bad: [],
    badCount: 0,
  };
  api.on("POST /api/sales/imports", ({ body }) =>
    SalesImport.parse(JSON.parse(String(body))).isPreview ? Response.json(mapped) : written,
  );
  api.on("GET /api/sales/imports", () => Response.json({ kept: 12_000, total: 30_000 }));
  const { person } = open();
  await person.upload(screen.getByLabelText("Import a CSV file"), new File(["x"], "mine.csv"));

  await person.type(await screen.findByLabelText("Where they sold"), "Etsy");
  await person.click(screen.getByRole("button", { name: "Import 30,000 sales" }));

  expect(await screen.findByText("12,000 of 30,000 sales written")).toBeDefined();
  const [, kept] = api.requests("POST", "/api/sales/imports");
  expect(JSON.parse(String(kept?.body))).toMatchObject({ marketplace: "Etsy" });
  finish(Response.json({ ...mapped, importId: "1", added: 30_000 }));
  await findToast("30,000 sales added");
});
