import { limits } from "@flipworth/contract";
import type { ApiContext } from "./api-env.ts";
import { AppError } from "../replies/app-error.ts";
import { said } from "../../words/errors.ts";

/** The client's Idempotency-Key; null where it gives none. */
export function requestKey(c: ApiContext): string | null {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return null;
  if (/^[\x21-\x7e]+$/.test(key) && key.length <= limits.idempotencyKeyCharacters) return key;
  throw new AppError(
    "invalid_request",
    said("keyCharacters", { count: limits.idempotencyKeyCharacters }),
  );
}
