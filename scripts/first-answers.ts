import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Analysis, ApiError, type ListingRequest } from "@flipworth/contract";
import { freshClient, withoutDailyLimits } from "./lib/api.ts";
import { buildProducts } from "./lib/products.ts";
import { startServer } from "./lib/server.ts";

// Sends forty real listings through the running server and prints the table that stands in
// docs/measurements/ and that docs/first-answers.md sums up. The listings are read from the folder
// given and are not part of the project, so a row names its listing by id, not by the seller's words.

type Row = {
  id: string;
  title: string;
  description?: string;
  category?: string;
  price: number;
  currency: string;
};

const sets = ["craigslist_cocoa_2017.jsonl", "gumtree_uk_2022.jsonl"];
const perSet = 20;

const folder = process.argv[2];
if (!folder || !sets.every((set) => existsSync(join(folder, set)))) {
  process.stderr.write(`Usage: node scripts/first-answers.ts FOLDER, with ${sets.join(" and ")}\n`);
  process.exit(1);
}
if (!(await buildProducts((line) => process.stderr.write(`${line}\n`)))) process.exit(1);

const server = await startServer(withoutDailyLimits);
process.stdout.write("| listing | asks | taken for | range | confidence | verdict | ms |\n");
process.stdout.write("| --- | --- | --- | --- | --- | --- | --- |\n");
for (const set of sets) {
  for (const row of sample(join(folder, set))) process.stdout.write(`${await answer(row)}\n`);
}
await server.stop();

/** Every n-th row, so that the choice is nobody's. */
function sample(file: string): Row[] {
  const rows: Row[] = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const step = Math.floor(rows.length / perSet);
  return rows.filter((_row, index) => index % step === 0).slice(0, perSet);
}

async function answer(row: Row): Promise<string> {
  const client = await freshClient(server.address);
  const ask = row.currency === "GBP" ? `£${row.price}` : `$${row.price}`;
  const listing: ListingRequest = {
    title: row.title,
    price: row.currency === "USD" ? row.price : ask,
    ...(row.description ? { description: row.description.slice(0, 20_000) } : {}),
    ...(row.category ? { category: row.category } : {}),
  };
  const start = performance.now();
  const cells = await client
    .analyze({ listing, idempotencyKey: randomUUID() })
    .then(cellsOf, refusalCells);
  const milliseconds = (performance.now() - start).toFixed(0);
  return `| ${[row.id, ask, ...cells, milliseconds].join(" | ")} |`;
}

function cellsOf(analysis: Analysis): string[] {
  const { name } = analysis.details.analysisStages.identification;
  const verdict = analysis.recommendation ?? (analysis.resaleRange ? "range only" : "no answer");
  return [
    name ?? analysis.category ?? "not identified",
    analysis.resaleRange ?? "–",
    analysis.confidence,
    verdict,
  ];
}

function refusalCells(error: unknown): string[] {
  if (!(error instanceof ApiError)) throw error;
  return ["refused", "–", "–", error.body?.message ?? error.message];
}
