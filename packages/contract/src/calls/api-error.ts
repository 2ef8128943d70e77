import { ErrorBody } from "./errors.ts";

/** A reply that was not a success. The message is "<status>: <body or status text>". */
export class ApiError extends Error {
  override name = "ApiError" as const;
  readonly status: number;
  /** The parsed body, null when the reply was not one of the API's own. */
  readonly body: ErrorBody | null;
  /** When another try may end differently; undefined where the reply does not say. */
  readonly retryAfterSeconds: number | undefined;
  constructor(status: number, text: string, retryAfterSeconds?: number) {
    super(`${status}: ${text}`);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.body = parseErrorBody(text);
  }
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    return ErrorBody.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
