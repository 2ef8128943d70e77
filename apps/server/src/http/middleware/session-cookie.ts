import { getCookie } from "hono/cookie";
import { serialize } from "hono/utils/cookie";
import type { ApiContext } from "./api-env.ts";

/** Secure everywhere but on plain http, which only a server of this machine speaks. */
export type CookieSettings = { isSecure: boolean };

const sessionToken = /^[\w-]{43}$/;

/** The prefix makes a browser refuse the cookie from a subdomain or without https. */
export function sessionCookieName({ isSecure }: CookieSettings): string {
  return isSecure ? "__Host-flipworth_session" : "flipworth_session";
}

/** The token that the browser sent; undefined for none and for what cannot be one. */
export function sessionTokenOf(c: ApiContext, settings: CookieSettings): string | undefined {
  const token = getCookie(c, sessionCookieName(settings));
  return token !== undefined && sessionToken.test(token) ? token : undefined;
}

type SessionCookie = { token: string; maxAgeSeconds: number };

/** The `Set-Cookie` value; an age of 0 takes the cookie away. */
export function sessionCookie(
  { token, maxAgeSeconds }: SessionCookie,
  settings: CookieSettings,
): string {
  return serialize(sessionCookieName(settings), token, {
    path: "/",
    httpOnly: true,
    secure: settings.isSecure,
    sameSite: "Lax",
    maxAge: maxAgeSeconds,
  });
}
