import { ConfigError } from "../config/config-error.ts";
import { EmbeddedDatabaseError } from "../db/embedded/failure.ts";
import { StartError } from "./start-error.ts";

/** True for what a person can mend: its message is the one sentence to show, and no stack. */
export function isExpectedFailure(error: unknown): error is Error {
  return (
    error instanceof StartError ||
    error instanceof ConfigError ||
    error instanceof EmbeddedDatabaseError
  );
}
