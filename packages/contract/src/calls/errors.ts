import { z } from "zod";

/** Every refusal the API can give, with its HTTP status. Clients branch on the code, people read the message. */
export const errorStatus = {
  invalid_request: 400,
  not_signed_in: 401,
  quota_exceeded: 402,
  /** The provider refused the payment; the message is what it says to the person. */
  payment_failed: 402,
  forbidden: 403,
  /** The plan gives no more of it; the message names the plan and where to get a larger one. */
  plan_limit: 403,
  not_found: 404,
  method_not_allowed: 405,
  /** The body came in too slowly. */
  too_slow: 408,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  /** A new install has to show a proof of work first: `GET /api/installs/challenge`. */
  proof_required: 428,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  /** Field path → what is wrong with it. */
  errors: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** The status travels beside the body where headers were sent before the failure. */
export const StreamedError = ErrorBody.extend({ status: z.number().int() });
export type StreamedError = z.infer<typeof StreamedError>;
