import { said } from "../../words/errors.ts";
import { AppError } from "../replies/app-error.ts";
import type { ApiContext } from "./api-env.ts";

/** The secret in `Authorization: Bearer <secret>`. Throws `not_signed_in`, saying how to get one. */
export function bearerSecret(c: ApiContext): string {
  const secret = /^Bearer ([\w-]{16,128})$/i.exec(c.req.header("authorization") ?? "")?.[1];
  if (!secret) throw notSignedIn("needsSecret");
  return secret;
}

type Why = "needsSecret" | "unknownSecret" | "needsSecretOrSession";

export function notSignedIn(why: Why): AppError {
  return new AppError("not_signed_in", said(why, { secret: "<secret>" }), {
    headers: { "WWW-Authenticate": "Bearer" },
  });
}
