import { z } from "zod";
import { ErrorBody, type ErrorCode } from "./errors.ts";

/** What each refusal is called, whatever the call. */
export const problemTitles: Record<ErrorCode, string> = {
  invalid_request: "The request isn't valid",
  not_signed_in: "Sign in or send a valid key",
  quota_exceeded: "No analyses left this month",
  payment_failed: "The payment was refused",
  forbidden: "This caller may not do this",
  plan_limit: "The limit is reached",
  not_found: "It doesn't exist",
  method_not_allowed: "This address doesn't take the method",
  too_slow: "The request came in too slowly",
  conflict: "It doesn't fit what is there now",
  too_large: "The request is too large",
  unsupported_media_type: "The request's type isn't supported",
  proof_required: "A proof of work is required",
  rate_limited: "Too many requests",
  internal: "Something went wrong on our side",
  unavailable: "Temporarily unavailable",
};

/** The media type of `Problem`; a call whose Accept names it gets refusals in it. */
export const problemMediaType = "application/problem+json";

/** Relative to the API, as RFC 9457 allows: one server has one set of problems. */
export const problemTypeOf = (code: string) => `/api/problems/${code}`;

/** Answer of `GET /api/problems/{code}`, where the `type` of a problem leads. */
export const ProblemKind = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
});

/** An error as RFC 9457 has it, with the API's own fields beside. */
export const Problem = ErrorBody.extend({
  ...ProblemKind.shape,
  detail: z.string(),
});
export type Problem = z.infer<typeof Problem>;
