/** Something the person can mend; the message is one sentence. */
export class ReadError extends Error {
  override name = "ReadError" as const;
}
