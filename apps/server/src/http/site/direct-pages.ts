import type { DirectHandler } from "../../lifecycle/listen.ts";
import { type CookieSettings, sessionCookieName } from "../middleware/session-cookie.ts";
import { answerWith, pickVariant } from "./static-answer.ts";
import type { Site } from "./static-site.ts";

/**
 * Answers a page that is ready in memory straight on the socket, which costs a fifth less than the
 * way through the application. Everything else takes that way: other methods, pages that are asked
 * for the first time, paths that are not there, and "/" with a session's cookie, because it is another
 * page for signed-in people.
 */
export function directPages(site: Site, cookies: CookieSettings): DirectHandler {
  const session = `${sessionCookieName(cookies)}=`;
  return ({ method, url = "", headers }) => {
    if (method !== "GET") return undefined;
    if (isHome(url) && headers.cookie?.includes(session)) return undefined;
    const end = url.indexOf("?");
    const file = site.find(end === -1 ? url : url.slice(0, end));
    if (!file) return undefined;
    const acceptEncoding = headers["accept-encoding"]?.toString();
    const variant = pickVariant(file, acceptEncoding);
    if (variant instanceof Promise) return undefined;
    const asked = { method, acceptEncoding, ifNoneMatch: headers["if-none-match"] };
    return (outgoing) => {
      const answer = answerWith(variant, asked);
      outgoing.writeHead(answer.status, answer.headers).end(answer.body ?? undefined);
    };
  };
}

const isHome = (url: string) => /^\/(index\.html)?(\?|$)/.test(url);
