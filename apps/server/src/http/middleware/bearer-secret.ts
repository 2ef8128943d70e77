import { AppError } from "../replies/app-error.ts";
import type { ApiContext } from "./api-env.ts";

/** The secret in `Authorization: Bearer <secret>`. Throws `not_signed_in`, saying how to get one. */
export function bearerSecret(c: ApiContext): string {
  const secret = /^Bearer ([\w-]{16,128})$/i.exec(c.req.header("authorization") ?? "")?.[1];
  if (!secret) throw notSignedIn("This call needs a secret.");
  return secret;
}

export function notSignedIn(reason: string): AppError {
  return new AppError(
    "not_signed_in",
    `${reason} Call POST /api/installs once, then send its secret as "Authorization: Bearer <secret>".`,
    { headers: { "WWW-Authenticate": "Bearer" } },
  );
}
