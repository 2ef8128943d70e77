/** A reason not to start that is no bug: one sentence for the person, exit code 1. */
export class StartError extends Error {
  override name = "StartError" as const;
}
