import { errorCode } from "../../error-code.ts";

/** A reason why the database that comes along cannot run here: one sentence for the person. */
export class EmbeddedDatabaseError extends Error {
  override name = "EmbeddedDatabaseError" as const;
}

const connectionFailures = ["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "57P01", "57P03"];

/**
 * True for what a moment's wait mends: a postmaster that was killed and whose children are still
 * about, one that is starting or recovering, a connection it cut.
 */
export function willPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof EmbeddedDatabaseError) return passing.test(error.message);
  if (cutOff.test(error.message)) return true;
  return connectionFailures.includes(errorCode(error) ?? "");
}

// What `pg` says without a code: of a connection that was cut amid a query, or before the next one.
const cutOff = /connection terminated|timeout expired|is not queryable/i;

const passing =
  /pre-existing shared memory block|lock file .* already exists|another (server|postmaster)|is starting up/i;

const wayOut = "Or set DATABASE_URL to your own PostgreSQL.";

/** Turns what PostgreSQL's programs print into the one sentence a person can act on. */
export function failureFromOutput(output: string, folder: string): EmbeddedDatabaseError {
  if (/No space left on device|disk quota exceeded/i.test(output)) {
    return new EmbeddedDatabaseError(
      `The disk that holds ${folder} is full. Free some space and start again. ${wayOut}`,
    );
  }
  if (/Permission denied|Read-only file system/i.test(output)) {
    return new EmbeddedDatabaseError(
      `PostgreSQL can't write to ${folder}. Change the folder's owner, or set DATA_DIR to another folder. ${wayOut}`,
    );
  }
  const lines = output.trim().split("\n");
  // A process of a killed postmaster can have the last word, after what kept this one from starting.
  const lastLine =
    lines.findLast((line) => passing.test(line)) ??
    lines.findLast((line) => /fatal|error|could not/i.test(line)) ??
    lines.at(-1);
  return new EmbeddedDatabaseError(
    `PostgreSQL did not start in ${folder} (${lastLine}). ${wayOut}`,
  );
}

export function missingBinaries(reason: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `Flipworth's built-in PostgreSQL doesn't run on this machine (${reason}). Set DATABASE_URL to your own PostgreSQL.`,
  );
}
