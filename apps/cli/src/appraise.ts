import { type Analysis, ListingRequest } from "@flipworth/contract";
import type { AnalysisInput, AnalysisOutcome, Engine, SalesIndex } from "@flipworth/engine";
import { z } from "zod";
import { inputFromListing } from "./input-from-listing.ts";
import { ListingDate } from "./listing-date.ts";

/**
 * A line of input: the API's listing, with an id of the caller's that comes back with the answer,
 * nulls for what is not known, the price's currency, and the month or day as of which the thing is
 * appraised. Other fields are left alone, so that a file made for something else can be piped in.
 */
const Line = z.looseObject({
  id: z.union([z.string(), z.number()]).nullish(),
  currency: z.string().max(10).nullish(),
  date: ListingDate.nullish(),
});

const listingFields = Object.keys(ListingRequest.shape);

type Appraising = { lineNumber: number; now: Date; engine: Engine; sales?: SalesIndex | null };

/** One listing in JSON → one analysis in JSON, or `{"error"}` with the listing's id if it has one. */
export function appraiseLine(
  line: string,
  { lineNumber, now, engine, sales = null }: Appraising,
): string {
  const parsed = parseLine(line);
  if (parsed.kind === "bad")
    return JSON.stringify({ error: `Line ${lineNumber}: ${parsed.reason}` });
  const asked = inputFromListing(parsed.listing, parsed.date ?? dayOf(now));
  const outcome =
    sales === null ? engine.analyze(asked) : appraisedWithSales(asked, { engine, sales });
  const id = parsed.id ?? String(lineNumber);
  if (outcome.kind === "refused") return JSON.stringify({ id, error: outcome.sentence });
  return JSON.stringify({ id, ...outcome.report, createdAt: now.toISOString() } satisfies Analysis);
}

/** Sales are found by the title, which of a text that is pasted as one piece has to be read first. */
function appraisedWithSales(
  input: AnalysisInput,
  { engine, sales }: { engine: Engine; sales: SalesIndex },
): AnalysisOutcome {
  const identified = engine.identify(input);
  if (identified.kind === "refused") return identified;
  const near = sales.near(input.fields.title ?? identified.title);
  return engine.appraise(identified, { ...input, sales: near });
}

type ParsedLine =
  | { kind: "listing"; id: string | undefined; date: string | null; listing: ListingRequest }
  | { kind: "bad"; reason: string };

function parseLine(line: string): ParsedLine {
  const json = parseJson(line);
  if (json === undefined) return { kind: "bad", reason: "not JSON" };
  const row = Line.safeParse(json);
  if (!row.success) return { kind: "bad", reason: describe(row.error) };
  const listing = ListingRequest.safeParse(listingOf(row.data));
  if (!listing.success) return { kind: "bad", reason: describe(listing.error) };
  const { id, date = null } = row.data;
  const named = { id: id == null ? undefined : String(id), date };
  return { kind: "listing", ...named, listing: listing.data };
}

function listingOf(row: z.infer<typeof Line>): Record<string, unknown> {
  const known = Object.entries(row).filter(
    ([name, value]) => listingFields.includes(name) && value !== null,
  );
  return { ...Object.fromEntries(known), ...priceInCurrency(row) };
}

/** A bare number is dollars unless the line says otherwise: 20 in "GBP" is "GBP 20". */
function priceInCurrency({
  currency,
  price,
}: {
  [key: string]: unknown;
  currency?: string | null | undefined;
}) {
  const isForeign = currency != null && currency.toUpperCase() !== "USD";
  return isForeign && typeof price === "number" ? { price: `${currency} ${price}` } : {};
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function describe(error: z.ZodError): string {
  return error.issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join(".")}: ${message}` : message))
    .join("; ");
}
