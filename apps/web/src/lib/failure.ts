import type { ApiError } from "@flipworth/contract";
import { sayIn, type Voice } from "@flipworth/words";
import { failures } from "../words/english/site/failures.ts";
import { currentVoice } from "./language.ts";

export type Failure = {
  message: string;
  /** What a screen may branch on; undefined when the answer was not one of the API's own. */
  code: string | undefined;
  /** Field name → what is wrong with it. */
  fieldErrors: Readonly<Record<string, string>>;
  /** Nobody knows whether the server did the work: a retry must carry the same idempotency key. */
  isUncertain: boolean;
};

const tooSlow = 408;

/** `fetch` and `import()` reject with a TypeError when the network fails; a body may be cut off too. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError ||
  !navigator.onLine ||
  (isApiError(error) && error.status === tooSlow);

/** Turns whatever an API call threw into words for people. */
export function describeFailure(error: unknown, voice: Voice = currentVoice()): Failure {
  const say = sayIn(failures, voice);
  if (!isApiError(error)) {
    // `fetch` and `import()` reject with a TypeError when the network fails; a schema does not.
    const message = error instanceof TypeError ? say("unreachable") : say("unreadable");
    return { message, code: undefined, fieldErrors: {}, isUncertain: true };
  }
  if (error.body) {
    const { code, errors } = error.body;
    // What the server says is for programs. People were signed in, or would not have come this far.
    const message = code === "not_signed_in" ? say("signedOut") : error.body.message;
    return { message, code, fieldErrors: errors ?? {}, isUncertain: error.status >= 500 };
  }
  return {
    message: say("ourSide", { status: String(error.status) }),
    code: undefined,
    fieldErrors: {},
    isUncertain: true,
  };
}

// By name and not by `instanceof`, which would pull the client and its schemas into the first load.
function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === "ApiError";
}
