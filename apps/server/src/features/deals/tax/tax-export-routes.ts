import { type TaxLine, type Trip, YearInPath } from "@flipworth/contract";
import { Hono } from "hono";
import type { ApiEnv } from "../../../http/middleware/api-env.ts";
import { type CsvColumns, replyCsv } from "../../../http/replies/csv.ts";
import { parseInput } from "../../../http/middleware/parse-input.ts";
import { listTrips } from "./trip-store.ts";
import { type TaxRoutesDeps, yearOf } from "./year-of-taxes.ts";

const taxColumns: CsvColumns<TaxLine> = {
  "Schedule C line": ({ line }) => line,
  What: ({ label }) => label,
  "Amount (USD)": ({ cents }) => cents / 100,
  "How it is worked out": ({ explanation }) => explanation,
};

const mileageColumns: CsvColumns<Trip> = {
  Date: ({ drivenOn }) => drivenOn,
  Miles: ({ miles }) => miles,
  Purpose: ({ purpose }) => purpose,
  "Deduction (USD)": ({ deductionCents }) =>
    deductionCents === null ? null : deductionCents / 100,
};

export function taxExportRoutes({ database, clock, authenticate }: TaxRoutesDeps) {
  return new Hono<ApiEnv>()
    .get("/tax.csv", async (c) => {
      const ownerId = await authenticate(c);
      const { year } = parseInput(YearInPath, c.req.query());
      const { lines, platforms, rules } = await yearOf(database, ownerId, year);
      const pages = onePage<TaxLine>([
        ...lines,
        ...platforms.map(({ name, grossCents }) => ({
          line: "1099-K",
          label: name,
          cents: grossCents,
          explanation: "Gross before fees and refunds",
        })),
        ...rules.map((rule) => ({ line: "Note", label: rule, cents: 0, explanation: "" })),
      ]);
      return replyCsv(c, { name: `tax-${year}`, now: clock() }, { columns: taxColumns, pages });
    })
    .get("/mileage.csv", async (c) => {
      const ownerId = await authenticate(c);
      const { year } = parseInput(YearInPath, c.req.query());
      const pages = onePage(await listTrips(database, ownerId, year));
      const file = { name: `mileage-${year}`, now: clock() };
      return replyCsv(c, file, { columns: mileageColumns, pages });
    });
}

async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
