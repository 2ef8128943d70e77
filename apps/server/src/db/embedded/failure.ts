/** A reason why the database that comes along cannot run here: one sentence for the person. */
export class EmbeddedDatabaseError extends Error {
  override name = "EmbeddedDatabaseError" as const;
}

const wayOut = "Or set DATABASE_URL to a PostgreSQL of your own.";

/** Turns what PostgreSQL's programs print into the one sentence a person can act on. */
export function failureFromOutput(output: string, folder: string): EmbeddedDatabaseError {
  if (/No space left on device|disk quota exceeded/i.test(output)) {
    return new EmbeddedDatabaseError(
      `The disk that holds ${folder} is full: free some space and start again. ${wayOut}`,
    );
  }
  if (/Permission denied|Read-only file system/i.test(output)) {
    return new EmbeddedDatabaseError(
      `PostgreSQL may not write to ${folder}: change its owner, or set DATA_DIR to another folder. ${wayOut}`,
    );
  }
  const lastLine = output.trim().split("\n").at(-1) ?? "no output";
  return new EmbeddedDatabaseError(
    `PostgreSQL did not start in ${folder} (${lastLine}). ${wayOut}`,
  );
}

export function missingBinaries(reason: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `The PostgreSQL that Flipworth brings along does not run on this machine (${reason}). Set DATABASE_URL to a PostgreSQL of your own.`,
  );
}
