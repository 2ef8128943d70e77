import type { Analysis, AnalysisReport } from "@flipworth/contract";
import type { SeenSighting } from "@flipworth/engine";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/client.ts";
import { rankOfProfit } from "../../../db/profit-rank.ts";
import { analyses, type StoredReport } from "../../../db/schema/analyses.ts";
import { ownerChanged } from "../../../http/replies/owner-changed.ts";
import { centsOfReport } from "./cents-of-report.ts";
import { reportToKeep } from "./report-to-keep.ts";

export type NewAnalysis = {
  id: string;
  ownerId: string;
  createdAt: Date;
  report: AnalysisReport;
  /** What the client called this request, and what was in it; null when it gave no name. */
  request: { key: string; hash: string } | null;
  listingHash: string;
  sighting: SeenSighting | null;
};

type StoredAnalysis = { analysis: Analysis; requestHash: string | null };

type Charge =
  | { kind: "stored"; used: number; resetsAt: Date }
  | { kind: "no_credits" }
  /** Somebody stored an answer under the same idempotency key first; this one is gone. */
  | { kind: "answered_before" };

/**
 * Spends a credit and stores the answer in one statement: there is no moment at which one of them
 * has happened and the other has not, so nothing has to be given back after a crash.
 */
export async function storeCharged(
  database: Database,
  analysis: NewAnalysis,
  spendStatement: SQL,
): Promise<Charge> {
  const { id, ownerId, createdAt, report, request, listingHash, sighting } = analysis;
  const statement = sql`
    with spent as (${spendStatement}),
    stored as (
      insert into ${analyses}
        (id, owner_id, created_at, is_charged, report, title, name, profit_rank, idempotency_key,
          request_hash, listing_hash, sighting)
      select ${id}::uuid, ${ownerId}::uuid, ${createdAt.toISOString()}::timestamptz, true,
        ${JSON.stringify(reportToKeep(report))}::json, ${report.title}::text,
        ${productNameOf(report)}::text,
        ${rankOfProfit(report.cents.netProfit)}::integer, ${request?.key ?? null}::text, ${request?.hash ?? null}::text,
        ${listingHash}::text, ${sighting && JSON.stringify(sighting)}::json
      from spent
    )
    select used, (extract(epoch from resets_at) * 1000)::float8 as resets_at_ms from spent`;
  const result = await unlessAnsweredBefore(
    database.execute<{ used: number; resets_at_ms: number }>(statement),
  );
  if (result === "answered_before") return { kind: "answered_before" };
  const [row] = result.rows;
  if (!row) return { kind: "no_credits" };
  return { kind: "stored", used: row.used, resetsAt: new Date(row.resets_at_ms) };
}

/** Stores an answer that costs nothing; `refines` names the charged one that it looks at again. */
export async function storeFree(
  database: Database,
  { id, ownerId, createdAt, report, request, listingHash, sighting }: NewAnalysis,
  refines: string | null = null,
): Promise<"stored" | "answered_before"> {
  const insertion = database.insert(analyses).values({
    id,
    ownerId,
    createdAt,
    isCharged: false,
    report: reportToKeep(report),
    title: report.title,
    name: productNameOf(report),
    profitRank: rankOfProfit(report.cents.netProfit),
    idempotencyKey: request?.key ?? null,
    requestHash: request?.hash ?? null,
    listingHash,
    refines,
    sighting,
  });
  const result = await unlessAnsweredBefore(insertion);
  return result === "answered_before" ? result : "stored";
}

export async function findAnalysis(
  database: Database,
  ownerId: string,
  id: string,
): Promise<Analysis | undefined> {
  const isIt = and(eq(analyses.ownerId, ownerId), eq(analyses.id, id));
  const [row] = await database.select().from(analyses).where(isIt);
  return row && analysisToWire(row);
}

export async function findAnswerUnderKey(
  database: Database,
  ownerId: string,
  key: string,
): Promise<StoredAnalysis | undefined> {
  const isIt = and(eq(analyses.ownerId, ownerId), eq(analyses.idempotencyKey, key));
  const [row] = await database.select().from(analyses).where(isIt);
  return row && { analysis: analysisToWire(row), requestHash: row.requestHash };
}

/** "DeWalt DCF887"; null unless both are known. */
function productNameOf({ brand, model }: AnalysisReport): string | null {
  return brand && model ? `${brand} ${model}` : null;
}

type WireParts = { id: string; createdAt: Date; report: StoredReport; profitRank: number };

/** The report is already what the wire wants; storing it adds the id and the time. */
export function answerToWire({ id, createdAt, report }: NewAnalysis): Analysis {
  return { id, ...report, createdAt: createdAt.toISOString() };
}

/** The same of a stored one, whatever it had when it was written. */
export function analysisToWire({ id, createdAt, report, profitRank }: WireParts): Analysis {
  const cents = centsOfReport({ report, profitRank });
  return { id, ...report, cents, createdAt: createdAt.toISOString() };
}

async function unlessAnsweredBefore<T>(query: PromiseLike<T>): Promise<T | "answered_before"> {
  try {
    return await query;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === "analyses_one_per_key") return "answered_before";
    // An owner has credits; one who has none is one no longer.
    if (constraint === "analyses_owner_id_credits_owner_id_fk") throw ownerChanged(error);
    throw error;
  }
}

/** The name of the constraint that PostgreSQL refused to break. */
function violatedConstraint(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "constraint" in cause ? cause.constraint : undefined;
}
