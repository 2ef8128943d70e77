import type { Database } from "../../db/client.ts";
import type { ApiContext } from "../../http/middleware/api-env.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { notSignedIn } from "../../http/middleware/bearer-secret.ts";
import {
  type CookieSettings,
  sessionCookie,
  sessionTokenOf,
} from "../../http/middleware/session-cookie.ts";
import { findSession, noteUse } from "./sessions.ts";
import { said } from "../../words/errors.ts";

type WhoDeps = {
  database: Database;
  clock: () => Date;
  cookies: CookieSettings;
  /** The install behind a bearer secret, and the account it acts for. Throws `not_signed_in`. */
  authenticateInstall: (c: ApiContext) => Promise<{ id: string; userId: string | null }>;
  hasApiKey: (c: ApiContext) => boolean;
  /** Who the API key of a request acts for. Throws `not_signed_in`. */
  authenticateKey: (
    c: ApiContext,
  ) => Promise<{ userId: string; name: string; scope: "read" | "write" }>;
};

/** Who has analyses; a visitor is an install that no account has taken in. */
export type Caller = { ownerId: string; isVisitor: boolean };

export type Who = ReturnType<typeof whoAsks>;

/**
 * Tells who sent a request. A bearer secret, where there is one, is the only thing that counts:
 * a browser's cookie beside it must not lend it somebody's authority.
 */
export function whoAsks(deps: WhoDeps) {
  const { database, clock, cookies } = deps;
  const bearerOwner = (c: ApiContext) => ownerByBearer(deps, c);
  const sessionUser = async (c: ApiContext): Promise<string | undefined> => {
    const token = sessionTokenOf(c, cookies);
    if (token === undefined) return undefined;
    const now = clock();
    const session = await findSession(database, token, now);
    if (!session) return undefined;
    const end = await noteUse(database, session, now);
    if (end) {
      const maxAgeSeconds = Math.floor((end.getTime() - now.getTime()) / 1000);
      c.set("setCookie", sessionCookie({ token, maxAgeSeconds }, cookies));
    }
    c.set("door", "site");
    return session.userId;
  };
  const currentUser = async (c: ApiContext): Promise<string | undefined> =>
    hasBearer(c) ? ((await bearerOwner(c)).userId ?? undefined) : sessionUser(c);
  /** The owner of analyses: the person, or the install of a visitor. Throws `not_signed_in`. */
  const caller = async (c: ApiContext): Promise<Caller> => {
    if (hasBearer(c)) {
      const { id, userId } = await bearerOwner(c);
      return { ownerId: userId ?? id, isVisitor: userId === null };
    }
    const userId = await sessionUser(c);
    if (userId === undefined) throw notSignedIn("needsSecretOrSession");
    return { ownerId: userId, isVisitor: false };
  };
  const signedIn = (userId: string | undefined): string => {
    if (userId !== undefined) return userId;
    throw new AppError("not_signed_in", said("signInFirst"));
  };
  return {
    /** The id of the signed-in person; undefined for a visitor. */
    currentUser,
    /** The id of the signed-in person. Throws `not_signed_in`. */
    user: async (c: ApiContext): Promise<string> => signedIn(await currentUser(c)),
    /**
     * The same, and by their own session: neither an extension that acts for them nor an API key may
     * do this. Throws `not_signed_in`, and `forbidden` for those.
     */
    personally: async (c: ApiContext): Promise<string> => {
      const userId = signedIn(await currentUser(c));
      if (!hasBearer(c)) return userId;
      throw new AppError("forbidden", said("onTheSite"));
    },
    caller,
    /** The token of the session that counts for this request; undefined for an install's. */
    sessionToken: (c: ApiContext) => (hasBearer(c) ? undefined : sessionTokenOf(c, cookies)),
    /** The id of the owner of analyses. Throws `not_signed_in`. */
    owner: async (c: ApiContext): Promise<string> => (await caller(c)).ownerId,
  };
}

const lookingMethods = new Set(["GET", "HEAD"]);

/** An install, and the account it acts for; or the account of an API key, within the key's scope. */
async function ownerByBearer(
  { authenticateInstall, hasApiKey, authenticateKey }: WhoDeps,
  c: ApiContext,
): Promise<{ id: string; userId: string | null }> {
  if (!hasApiKey(c)) {
    c.set("door", "extension");
    return authenticateInstall(c);
  }
  const { userId, name, scope } = await authenticateKey(c);
  c.set("door", `API key ${name}`);
  if (scope === "write" || lookingMethods.has(c.req.method)) return { id: userId, userId };
  throw new AppError("forbidden", said("keyMayOnlyRead"));
}

const hasBearer = (c: ApiContext) => /^bearer\b/i.test(c.req.header("authorization") ?? "");
