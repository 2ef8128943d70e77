import { errorStatus, type ErrorBody } from "@flipworth/contract";
import type { Logger } from "pino";
import { AppError } from "./app-error.ts";
import type { ApiContext } from "../middleware/api-env.ts";
import { isDatabaseAway } from "./database-away.ts";
import { replyJson } from "./reply.ts";

type Failure = { status: number; body: ErrorBody; headers: Record<string, string> };

/**
 * The only place that turns an error into an answer. What an unknown error says goes to the log
 * and never to the caller.
 */
export function failureFrom(thrown: unknown, requestId: string, logger: Logger): Failure {
  const error = thrown instanceof AppError ? thrown : translate(thrown);
  const status = errorStatus[error.code];
  if (status >= 500) logger.error({ err: thrown, requestId }, error.message);
  const { code, message, errors } = error;
  const body = { code, message, ...(errors ? { errors } : {}), requestId };
  return { status, body, headers: error.headers };
}

export function replyFailure(c: ApiContext, thrown: unknown, logger: Logger): Response {
  // Before the request is checked there is no request id yet.
  const { status, body, headers } = failureFrom(thrown, c.var.requestId ?? "none", logger);
  return replyJson(c, body, { status, headers });
}

function translate(thrown: unknown): AppError {
  if (isDatabaseAway(thrown)) {
    return new AppError("unavailable", "The database doesn't respond. Try again in a moment.", {
      cause: thrown,
      retryAfterSeconds: 5,
    });
  }
  return new AppError("internal", "Something went wrong on our side. Try again in a moment.", {
    cause: thrown,
  });
}
