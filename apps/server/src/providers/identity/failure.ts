import type * as OpenIdClient from "openid-client";
import { AppError } from "../../http/replies/app-error.ts";
import { said } from "../../words/errors.ts";

// What a provider that is ill says (RFC 6749, 4.1.2.1), as against what it says of the person.
const illness = new Set(["server_error", "temporarily_unavailable"]);

// The answer is there and is not to be believed. Every other failure is the provider's or ours.
const unbelievable = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_KEY_SELECTION_FAILED",
  "OAUTH_PARSE_ERROR",
  "OAUTH_UNSUPPORTED_OPERATION",
]);

/** What went wrong while finishing a sign-in, in our words; the provider's own go to the log only. */
export function failureOfProvider(client: typeof OpenIdClient, error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof client.AuthorizationResponseError && !illness.has(error.error)) {
    return refused(
      error.error === "access_denied"
        ? "You canceled the sign-in, or the identity provider refused it."
        : "The identity provider refused this sign-in.",
      error,
    );
  }
  // A code that is used, expired or was given to another attempt.
  const isBadCode = isFromBody(client, error) && error.error === "invalid_grant";
  const code = error instanceof client.ClientError ? (error.code ?? "") : "";
  if (isBadCode || unbelievable.has(code)) {
    return refused("We couldn't verify the identity provider's response.", error);
  }
  return providerAway(isFromBody(client, error) ? saying(error) : error);
}

type BodyError = InstanceType<(typeof OpenIdClient)["ResponseBodyError"]>;

const isFromBody = (client: typeof OpenIdClient, error: unknown): error is BodyError =>
  error instanceof client.ResponseBodyError;

/** The library's own message does not say which error it was: `invalid_client` is a wrong secret. */
function saying(error: BodyError): Error {
  const description = error.error_description ?? "no description";
  return new Error(`The identity provider says ${error.error}: ${description}`, { cause: error });
}

export function providerAway(cause: unknown): AppError {
  return new AppError("unavailable", said("signInAway"), { cause, retryAfterSeconds: 30 });
}

function refused(message: string, cause: unknown): AppError {
  return new AppError("invalid_request", message, { cause });
}
