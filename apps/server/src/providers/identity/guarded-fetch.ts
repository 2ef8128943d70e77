import type { CustomFetch } from "openid-client";
import { guard } from "../guard.ts";
import { errorCode } from "../../error-code.ts";

const retries = 2;
const longestRetryAfterSeconds = 2;
// Told before a word was sent, so that a code which is good once is still unused.
const neverArrived = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

type GuardedFetchSettings = {
  fetch: CustomFetch;
  timeLimitMs: number;
  onPause?: ((isPaused: boolean) => void) | undefined;
};

/** No answer, or one that says that the provider is ill. */
class Unanswered extends Error {
  readonly isRepeatable: boolean;
  readonly response: Response | undefined;

  constructor(isRepeatable: boolean, response?: Response, options?: ErrorOptions) {
    super("The identity provider is ill", options);
    this.isRepeatable = isRepeatable;
    this.response = response;
  }
}

/**
 * `fetch` for the identity provider: a time limit, questions that change nothing asked again, and
 * nobody asked for a while who fails again and again. What fails in the end comes out as it came.
 */
export function guardedFetch({ fetch, timeLimitMs, onPause }: GuardedFetchSettings): CustomFetch {
  const guarded = guard({
    retries,
    timeLimitMs,
    isOutage: (error) => error instanceof Unanswered,
    isWorthAnotherTry: (error) => error instanceof Unanswered && error.isRepeatable,
    retryAfterMs: (error) => (error instanceof Unanswered ? retryAfterMs(error) : undefined),
    onPause,
  });
  return (address, options) =>
    guarded
      .run((signal) => answered(fetch(address, { ...options, signal }), options.method))
      .catch((error: unknown) => {
        if (!(error instanceof Unanswered)) throw error;
        if (error.response) return error.response;
        throw error.cause;
      });
}

async function answered(call: Promise<Response>, method: string): Promise<Response> {
  const isQuestion = method === "GET";
  const response = await call.catch((cause: unknown) => {
    throw new Unanswered(isQuestion || hasNeverArrived(cause), undefined, { cause });
  });
  if (response.status < 500 && response.status !== 429) return response;
  throw new Unanswered(isQuestion, response);
}

function hasNeverArrived(error: unknown): boolean {
  return error instanceof Error && neverArrived.has(errorCode(error.cause) ?? "");
}

/** Longer than a person waits is left to the next person. */
function retryAfterMs({ response }: Unanswered): number | undefined {
  const seconds = Number(response?.headers.get("retry-after") ?? Number.NaN);
  return seconds <= longestRetryAfterSeconds ? seconds * 1000 : undefined;
}
