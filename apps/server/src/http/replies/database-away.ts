import { errorCode } from "../../error-code.ts";

const goneCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT", // the Unix socket of a PostgreSQL that is not running
  "EPIPE",
  "ETIMEDOUT",
]);
// Classes 08 connection, 40 given up for another transaction, 53 out of resources, 57 operator
// intervention:
// https://www.postgresql.org/docs/current/errcodes-appendix.html
const goneClasses = new Set(["08", "40", "53", "57"]);
const goneSentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** The database could not be asked or gave up, as against: it was asked and said no. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const code = errorCode(thrown) ?? "";
  // SQLSTATEs have five characters; system errors such as ENOENT have letters first.
  const isGoneState = /^\d\w{4}$/.test(code) && goneClasses.has(code.slice(0, 2));
  if (goneCodes.has(code) || isGoneState || goneSentences.test(thrown.message)) return true;
  // Drizzle wraps what the driver threw.
  return isDatabaseAway(thrown.cause);
}
