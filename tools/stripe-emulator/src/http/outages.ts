import type { ErrorBody } from "./errors.ts";

/**
 * How the next requests fail. A 500 is kept under its idempotency key, as the provider keeps it; 429,
 * 502 and 503 are not. "cut" does what was asked and then loses the answer.
 */
export type FailureKind = 429 | 500 | 502 | 503 | "cut";

export type Failure = {
  status: FailureKind;
  count?: number;
  /** How many requests come through before. */
  after?: number;
};

export type Outages = {
  plan(failure: Failure): void;
  take(): FailureKind | undefined;
};

export function createOutages(): Outages {
  const planned: (FailureKind | undefined)[] = [];
  return {
    plan({ status, count = 1, after = 0 }) {
      planned.push(...Array.from({ length: after }, () => undefined));
      planned.push(...Array.from({ length: count }, () => status));
    },
    take: () => planned.shift(),
  };
}

export function outageBody(status: number): { error: ErrorBody } {
  if (status === 429) {
    const message =
      "Request rate limit exceeded. Learn more about rate limits in the documentation.";
    return { error: { type: "invalid_request_error", code: "rate_limit", message } };
  }
  return {
    error: {
      type: "api_error",
      message: "An unknown error occurred. The emulator was told to fail.",
    },
  };
}
