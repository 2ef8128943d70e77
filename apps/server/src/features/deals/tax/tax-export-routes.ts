import {
  type PlatformYear,
  type TaxLine,
  type TaxYear,
  type Trip,
  YearInPath,
} from "@flipworth/contract";
import { Hono } from "hono";
import type { ApiEnv } from "../../../http/middleware/api-env.ts";
import { type CsvColumns, inDollars, replyCsv } from "../../../http/replies/csv.ts";
import { parseInput } from "../../../http/middleware/parse-input.ts";
import { mileageRate } from "./mileage-rates.ts";
import { listTrips } from "./trip-store.ts";
import { type TaxRoutesDeps, yearOf } from "./year-of-taxes.ts";

type TaxRow = Omit<TaxLine, "cents"> & { cents: number | null };

const taxColumns: CsvColumns<TaxRow> = {
  "Schedule C line": ({ line }) => line,
  What: ({ label }) => label,
  "Amount (USD)": ({ cents }) => inDollars(cents),
  "How it is worked out": ({ explanation }) => explanation,
};

const mileageColumns: CsvColumns<Trip> = {
  Date: ({ drivenOn }) => drivenOn,
  Miles: ({ miles }) => miles,
  Purpose: ({ purpose }) => purpose,
  "Deduction (USD)": ({ deductionCents }) => inDollars(deductionCents),
  "Rate (cents a mile)": ({ drivenOn }) => rateOf(drivenOn),
  "Rate since": ({ drivenOn }) => mileageRate(drivenOn)?.from ?? null,
};

function rateOf(day: string): number | null {
  const rate = mileageRate(day);
  return rate === undefined ? null : rate.tenthsOfCents / 10;
}

export function taxExportRoutes({ database, clock, authenticate }: TaxRoutesDeps) {
  return new Hono<ApiEnv>()
    .get("/tax.csv", async (c) => {
      const ownerId = await authenticate(c);
      const { year } = parseInput(YearInPath, c.req.query());
      const pages = onePage(rowsOf(await yearOf(database, ownerId, year)));
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

function rowsOf({ lines, platforms, rules, choices, tripsWithoutRate }: TaxYear): TaxRow[] {
  const drives = tripsWithoutRate === 1 ? "1 drive is" : `${tripsWithoutRate} drives are`;
  const missing = `${drives} left out: we don't know the rate of the day.`;
  const notes = [
    `Method: ${choices.method}.`,
    ...(tripsWithoutRate > 0 ? [missing] : []),
    ...rules,
  ];
  return [
    ...lines,
    ...platforms.flatMap(reconciled),
    ...notes.map((label) => ({ line: "Note", label, cents: null, explanation: "" })),
  ];
}

/** From what the platform counts to what was kept, and what its form says beside it. */
function reconciled(platform: PlatformYear): TaxRow[] {
  const { grossCents, feesCents, labelsCents, refundsCents, keptCents } = platform;
  const { name, reportedCents, differenceCents } = platform;
  const row = (what: string, cents: number | null, explanation: string) => ({
    line: "1099-K",
    label: what === "" ? name : `${name}: ${what}`,
    cents,
    explanation,
  });
  return [
    row("", grossCents, "Gross before fees and refunds"),
    row("fees", feesCents, "Less what was given back"),
    row("labels", labelsCents, "For sales and returns"),
    row("refunds", refundsCents, "Paid this year"),
    row("kept", keptCents, "Gross less fees, labels and refunds"),
    row("reported", reportedCents, "What its Form 1099-K says, as you entered it"),
    row("difference", differenceCents, "Reported less gross"),
  ];
}

async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
