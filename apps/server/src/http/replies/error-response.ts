import {
  type ErrorBody,
  type ErrorCode,
  errorStatus,
  type Problem,
  problemMediaType,
  problemTitles,
  problemTypeOf,
} from "@flipworth/contract";
import type { Language } from "@flipworth/words";
import type { Logger } from "pino";
import { voiceOf } from "../../words/voice-of.ts";
import { languageHeaders, languageOf } from "../middleware/request-language.ts";
import { AppError } from "./app-error.ts";
import type { ApiContext } from "../middleware/api-env.ts";
import { isDatabaseAway } from "./database-away.ts";
import { replyJson } from "./reply.ts";
import { said } from "../../words/errors.ts";

type Failure = {
  status: number;
  code: ErrorCode;
  body: ErrorBody;
  headers: Record<string, string>;
};

/**
 * The only place that turns an error into an answer. What an unknown error says goes to the log
 * and never to the caller.
 */
export function failureFrom(
  thrown: unknown,
  { requestId, language }: { requestId: string; language: Language },
  logger: Logger,
): Failure {
  const error = thrown instanceof AppError ? thrown : translate(thrown);
  const status = errorStatus[error.code];
  if (status >= 500) logger.error({ err: thrown, requestId }, error.message);
  const { code } = error;
  const voice = voiceOf(language);
  const message = error.messageIn(voice);
  const errors = error.errorsIn(voice);
  const body = { code, message, ...(errors ? { errors } : {}), requestId };
  return { status, code, body, headers: { ...languageHeaders(language), ...error.headers } };
}

export function replyFailure(c: ApiContext, thrown: unknown, logger: Logger): Response {
  // Before the request is checked there is no request id yet.
  const asked = { requestId: c.var.requestId ?? "none", language: languageOf(c) };
  const failure = failureFrom(thrown, asked, logger);
  const { status, body, headers } = failure;
  if (!wantsProblem(c)) return replyJson(c, body, { status, headers });
  const type = { "Content-Type": problemMediaType };
  return replyJson(c, problemFrom(failure), { status, headers: { ...headers, ...type } });
}

const wantsProblem = (c: ApiContext) => c.req.header("accept")?.includes(problemMediaType) ?? false;

/** RFC 9457. The API's own fields stay beside, so that one reader reads both. */
const problemFrom = ({ status, code, body }: Failure): Problem => ({
  type: problemTypeOf(code),
  title: problemTitles[code],
  status,
  detail: body.message,
  ...body,
});

function translate(thrown: unknown): AppError {
  if (isDatabaseAway(thrown)) {
    return new AppError("unavailable", said("databaseAway"), {
      cause: thrown,
      retryAfterSeconds: 5,
    });
  }
  return new AppError("internal", said("internal"), {
    cause: thrown,
  });
}
