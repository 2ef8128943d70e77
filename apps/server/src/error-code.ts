/** The code that systems, drivers and databases put on their errors, "ENOENT" or "23505"; undefined without one. */
export function errorCode(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error) || !("code" in thrown)) return undefined;
  return typeof thrown.code === "string" ? thrown.code : undefined;
}
