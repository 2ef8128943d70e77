import { type Analysis, verdictNames } from "@flipworth/contract";
import { Hono } from "hono";
import type { Database } from "../../../db/client.ts";
import type { ApiContext, ApiEnv } from "../../../http/middleware/api-env.ts";
import { type CsvColumns, inDollars, replyCsv } from "../../../http/replies/csv.ts";
import { everyAnalysis } from "./history-store.ts";

type AnalysisExportDeps = {
  database: Database;
  clock: () => Date;
  /** The id of the owner. Throws `not_signed_in`. */
  authenticate: (c: ApiContext) => Promise<string>;
};

/** The history as a table. */
export function analysisExportRoutes({ database, clock, authenticate }: AnalysisExportDeps) {
  return new Hono<ApiEnv>().get("/analyses.csv", async (c) => {
    const pages = everyAnalysis(database, await authenticate(c));
    return replyCsv(c, { name: "analyses", now: clock() }, { columns, pages });
  });
}

const columns: CsvColumns<Analysis> = {
  Title: ({ title }) => title,
  Brand: ({ brand }) => brand,
  Model: ({ model }) => model,
  Category: ({ category }) => category,
  Condition: ({ condition }) => condition,
  "Asking price (USD)": ({ price }) => price,
  "Resale range from (USD)": ({ cents }) => inDollars(cents.low),
  "Resale range to (USD)": ({ cents }) => inDollars(cents.high),
  "Net profit (USD)": ({ cents }) => inDollars(cents.netProfit),
  "Flip score": ({ flipScore }) => flipScore,
  Confidence: ({ confidence }) => confidence,
  Recommendation: ({ recommendation }) => recommendation,
  Verdict: ({ verdict }) => (verdict ? verdictNames[verdict] : null),
  "Highest price worth paying (USD)": ({ maxBuyPrice }) => maxBuyPrice,
  Address: ({ marketplaceUrl }) => marketplaceUrl,
  "Analyzed at": ({ createdAt }) => createdAt,
};
