import { getCookie } from "hono/cookie";
import { serialize } from "hono/utils/cookie";
import type { ApiContext } from "../../http/middleware/api-env.ts";
import type { CookieSettings } from "../../http/middleware/session-cookie.ts";
import { signInMs } from "./sign-ins.ts";

/**
 * Binds sign-ins to the browser they began in. One value serves all of its tabs, so that several
 * can be at the provider at once.
 */
export function browserCookie(token: string, settings: CookieSettings): string {
  return serialize(nameOf(settings), token, {
    path: "/",
    httpOnly: true,
    secure: settings.isSecure,
    // Not Strict: the provider's redirect back is a navigation from another site.
    sameSite: "Lax",
    maxAge: signInMs / 1000,
  });
}

export function browserTokenOf(c: ApiContext, settings: CookieSettings): string | undefined {
  const token = getCookie(c, nameOf(settings));
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

function nameOf({ isSecure }: CookieSettings): string {
  return isSecure ? "__Host-flipworth_sign_in" : "flipworth_sign_in";
}
