import { isExpectedFailure } from "./expected-failure.ts";

/** One sentence for what a person can mend, a stack for what only we can; exit code 1. */
export function exitWith(error: unknown): never {
  const bug = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${isExpectedFailure(error) ? error.message : bug}\n`);
  process.exit(1);
}
