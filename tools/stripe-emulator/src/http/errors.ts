import type { CardError } from "../objects/payment-intent.ts";

export type ErrorBody = {
  type: "invalid_request_error" | "idempotency_error" | "api_error" | "card_error";
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
  payment_intent?: object;
};

/** A refusal in the provider's own words: an HTTP status and the `error` object of its body. */
export class ApiError extends Error {
  override name = "ApiError" as const;
  readonly status: number;
  readonly body: ErrorBody;
  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export function invalidRequest(message: string, details: { param?: string; code?: string } = {}) {
  return new ApiError(400, { type: "invalid_request_error", message, ...details });
}

/** An unknown id in the path is 404; one in a parameter is 400. Both are `resource_missing`. */
export function resourceMissing(kind: string, id: string, param = "id"): ApiError {
  const body = { type: "invalid_request_error", code: "resource_missing", param } as const;
  return new ApiError(param === "id" ? 404 : 400, { ...body, message: `No such ${kind}: '${id}'` });
}

export function paymentFailed(error: CardError, paymentIntent?: object): ApiError {
  return new ApiError(402, { ...error, ...(paymentIntent && { payment_intent: paymentIntent }) });
}
