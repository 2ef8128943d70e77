import { inArray, lt } from "drizzle-orm";
import type { Database } from "./client.ts";
import { rowsErasedAtOnce } from "./erase-owners.ts";
import { analyses } from "./schema/analyses.ts";

/** Deletes a piece of the analyses from before that moment. False when there are no more. */
export async function eraseOldAnalyses(
  database: Database,
  before: Date,
  rowsAtOnce = rowsErasedAtOnce,
): Promise<boolean> {
  const some = database
    .select({ id: analyses.id })
    .from(analyses)
    .where(lt(analyses.createdAt, before))
    .limit(rowsAtOnce)
    // Several servers do this at once.
    .for("update", { skipLocked: true });
  const { rowCount } = await database.delete(analyses).where(inArray(analyses.id, some));
  return (rowCount ?? 0) > 0;
}

/** So many calendar months earlier; the last day of a month where it has no such day. */
export function monthsBefore(now: Date, months: number): Date {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() - months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(now.getUTCDate(), lastDay)));
}
