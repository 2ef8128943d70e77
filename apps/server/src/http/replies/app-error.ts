import type { ErrorCode } from "@flipworth/contract";

type AppErrorOptions = ErrorOptions & {
  /** Field path → what is wrong with it. */
  errors?: Record<string, string>;
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
};

/** A failure the caller can act on. Anything else that is thrown is a bug. */
export class AppError extends Error {
  override name = "AppError" as const;
  readonly code: ErrorCode;
  readonly errors: Record<string, string> | undefined;
  /** Headers that belong to the refusal: `Retry-After`, the credits. */
  readonly headers: Record<string, string>;
  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.errors = options.errors;
    const seconds = options.retryAfterSeconds;
    this.headers = {
      ...options.headers,
      ...(seconds === undefined ? {} : { "Retry-After": String(Math.ceil(seconds)) }),
    };
  }
}
