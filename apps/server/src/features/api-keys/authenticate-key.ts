import type { Database } from "../../db/client.ts";
import type { ApiContext } from "../../http/middleware/api-env.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { isWellFormed, looksLikeKey } from "./key-text.ts";
import { findKeyHolder, type KeyHolder } from "./store.ts";
import { said } from "../../words/errors.ts";

type KeyDeps = {
  database: Database;
  clock: () => Date;
  /** Counts one more call by keys of the account. Throws `rate_limited`. */
  countCall: (c: ApiContext, userId: string) => Promise<void>;
};

/** Who the API key of a request acts for. Throws `not_signed_in` and `rate_limited`. */
export type AuthenticateKey = (c: ApiContext) => Promise<KeyHolder>;

export function authenticateKey({ database, clock, countCall }: KeyDeps): AuthenticateKey {
  return async (c) => {
    const key = bearerOf(c);
    if (!isWellFormed(key)) throw refused("keyMistyped");
    const holder = await findKeyHolder(database, key, clock());
    if (!holder) throw refused("keyRevoked");
    await countCall(c, holder.userId);
    return holder;
  };
}

/** Whether a request comes with what means to be an API key. */
export const hasApiKey = (c: ApiContext) => looksLikeKey(bearerOf(c));

function bearerOf(c: ApiContext): string {
  return /^Bearer (\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
}

const refused = (why: "keyMistyped" | "keyRevoked") =>
  new AppError("not_signed_in", said(why), {
    headers: { "WWW-Authenticate": 'Bearer error="invalid_token"' },
  });
