import {
  limits,
  NewTrip,
  type TaxLine,
  TaxYearChoices,
  type Trip,
  TripsPage,
  YearInPath,
} from "@flipworth/contract";
import { Hono } from "hono";
import type { Database } from "../../../db/client.ts";
import { isUuid } from "../../../db/uuid.ts";
import type { ApiContext, ApiEnv } from "../../../http/middleware/api-env.ts";
import { AppError } from "../../../http/replies/app-error.ts";
import { type CsvColumns, replyCsv } from "../../../http/replies/csv.ts";
import { parseInput } from "../../../http/middleware/parse-input.ts";
import { readJson } from "../../../http/middleware/read-json.ts";
import { replyJson } from "../../../http/replies/reply.ts";
import { assertStorable } from "../deal-rules.ts";
import { requestKey } from "../../../http/middleware/request-key.ts";
import { ledgerOf } from "../ledger.ts";
import { getDealRow } from "../write-deals.ts";
import { choicesOf, replaceChoices } from "./tax-store.ts";
import { taxYear } from "./tax-year.ts";
import { taxFields } from "./year-figures.ts";
import {
  countTrips,
  deleteTrip,
  findTripByKey,
  insertTrip,
  listTrips,
  noSuchTrip,
  pageOfTrips,
} from "./trip-store.ts";

type TaxRoutesDeps = {
  database: Database;
  clock: () => Date;
  /** The id of the signed-in person. Throws `not_signed_in`. */
  authenticate: (c: ApiContext) => Promise<string>;
};

export function mileageRoutes({ database, authenticate }: TaxRoutesDeps) {
  return new Hono<ApiEnv>()
    .get("/", async (c) => {
      const ownerId = await authenticate(c);
      const page = parseInput(TripsPage, c.req.query());
      const { rows, hasMore } = await pageOfTrips(database, { ownerId, ...page });
      const { year, limit } = page;
      const next = `/api/mileage?year=${year}&before=${rows.at(-1)?.id}&limit=${limit}`;
      const link = hasMore ? { Link: `<${next}>; rel="next"` } : {};
      return replyJson(c, rows, { headers: link });
    })
    .post("/", async (c) => {
      const ownerId = await authenticate(c);
      const key = requestKey(c);
      const { miles, ...trip } = await readJson(c.req.raw, NewTrip);
      assertStorable(trip);
      if (trip.dealId !== null) await getDealRow(database, ownerId, trip.dealId);
      const known = key === null ? undefined : await findTripByKey(database, ownerId, key);
      if (known) return replyJson(c, known);
      if ((await countTrips(database, ownerId)) >= limits.trips) throw tooMany();
      const tenthsOfMiles = Math.round(miles * 10);
      const kept = await insertTrip(database, { ...trip, ownerId, requestKey: key, tenthsOfMiles });
      return replyJson(c, kept, { status: 201 });
    })
    .delete("/:id", async (c) => {
      const ownerId = await authenticate(c);
      const id = c.req.param("id");
      if (!isUuid(id) || !(await deleteTrip(database, ownerId, id))) {
        throw noSuchTrip();
      }
      return replyJson(c, { deleted: true });
    });
}

const tooMany = () =>
  new AppError(
    "invalid_request",
    `The log keeps up to ${limits.trips.toLocaleString("en-US")} drives.`,
  );

export function taxRoutes({ database, authenticate }: TaxRoutesDeps) {
  return new Hono<ApiEnv>()
    .get("/:year", async (c) => {
      const ownerId = await authenticate(c);
      const { year } = parseInput(YearInPath, { year: c.req.param("year") });
      return replyJson(c, await yearOf(database, ownerId, year));
    })
    .put("/:year", async (c) => {
      const ownerId = await authenticate(c);
      const { year } = parseInput(YearInPath, { year: c.req.param("year") });
      const choices = await readJson(c.req.raw, TaxYearChoices);
      await replaceChoices(database, ownerId, { year, choices });
      return replyJson(c, await yearOf(database, ownerId, year));
    });
}

async function yearOf(database: Database, ownerId: string, year: number) {
  const [deals, trips, choices] = await Promise.all([
    ledgerOf(database, { ownerId, fields: taxFields }),
    listTrips(database, ownerId, year),
    choicesOf(database, ownerId, year),
  ]);
  return taxYear({ year, deals, trips, choices });
}

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
