import type { ApiError } from "@flipworth/contract";

export type Failure = {
  message: string;
  /** What a screen may branch on; undefined when the answer was not one of the API's own. */
  code: string | undefined;
  /** Field name → what is wrong with it. */
  fieldErrors: Readonly<Record<string, string>>;
  /** Nobody knows whether the server did the work: a retry must carry the same idempotency key. */
  isUncertain: boolean;
};

const unreachable =
  "The server could not be reached. Nothing you entered is lost: check the connection and try again.";

const unreadable =
  "The answer came in a form that this page does not know. Load the page again: a newer one may be out.";

/** What the server says is for programs. People were signed in, or would not have come this far. */
const signedOut = "You are signed out. Sign in again, here or in another tab: nothing is lost.";

/** Turns whatever an API call threw into words for people. */
export function describeFailure(error: unknown): Failure {
  if (!isApiError(error)) {
    // `fetch` and `import()` reject with a TypeError when the network fails; a schema does not.
    const message = error instanceof TypeError ? unreachable : unreadable;
    return { message, code: undefined, fieldErrors: {}, isUncertain: true };
  }
  if (error.body) {
    const { code, errors } = error.body;
    const message = code === "not_signed_in" ? signedOut : error.body.message;
    return { message, code, fieldErrors: errors ?? {}, isUncertain: error.status >= 500 };
  }
  return {
    message: `The server could not finish this (${error.status}). Nothing you entered is lost: try again in a moment.`,
    code: undefined,
    fieldErrors: {},
    isUncertain: true,
  };
}

// By name and not by `instanceof`, which would pull the client and its schemas into the first load.
function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === "ApiError";
}
