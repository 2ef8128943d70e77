import { z } from "zod";
import { text } from "../fields.ts";
import { limits } from "../limits.ts";

const ApiKeyScope = z.enum(["read", "write"], "must be read or write");

/** What `POST /api/account/keys` takes. */
export const NewApiKey = z.strictObject({
  /** What the person calls it by: where it is used. */
  name: text(limits.apiKeyNameCharacters).trim().min(1, "must have a name"),
  /** "read" only looks; "write" also analyzes, saves and changes. */
  scope: ApiKeyScope,
});
export type NewApiKey = z.infer<typeof NewApiKey>;

/** One of `GET /api/account/keys`. The key itself is shown once, when it is made. */
export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  scope: ApiKeyScope,
  /** The last four characters of the key. */
  ending: z.string(),
  createdAt: z.iso.datetime(),
  /** To five minutes; null before the first use. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** Answer of `POST /api/account/keys`. */
export const ApiKeyMade = ApiKey.extend({ key: z.string() });
export type ApiKeyMade = z.infer<typeof ApiKeyMade>;
