import { html } from "hono/html";
import type { Logger } from "pino";
import type { ApiContext } from "../../http/middleware/api-env.ts";
import { failureFrom } from "../../http/replies/error-response.ts";
import { htmlPage } from "../../http/site/html-page.ts";
import { replyHeaders } from "../../http/replies/reply.ts";

type Redirect = { status: 302 | 303; setCookie?: string };

export function redirectTo(
  c: ApiContext,
  location: string,
  { status, setCookie }: Redirect,
): Response {
  const headers = {
    ...replyHeaders(c, "text/plain; charset=utf-8"),
    Location: location,
    ...(setCookie === undefined ? {} : { "Set-Cookie": setCookie }),
  };
  return new Response(null, { status, headers });
}

/** Pages that load links ahead of a click must neither sign in nor sign out. */
export function isPrefetch(c: ApiContext): boolean {
  return /prefetch/.test(c.req.header("sec-purpose") ?? c.req.header("purpose") ?? "");
}

/** A browser throws an answer with this status away and asks again on the click. */
export function notForPrefetch(c: ApiContext): Response {
  return new Response(null, { status: 503, headers: replyHeaders(c, "text/plain; charset=utf-8") });
}

/** A page for people: what went wrong in a sentence, and the way to try again. */
export function replySignInFailure(
  c: ApiContext,
  thrown: unknown,
  logger: Logger,
): Promise<Response> {
  const { requestId } = c.var;
  const { status, body, headers } = failureFrom(thrown, { requestId, language: "en" }, logger);
  // Not an error of ours, but somebody who sets up a provider looks for it.
  if (status < 500) logger.info({ err: thrown, requestId }, "a sign-in was refused");
  return htmlPage({
    title: "We couldn't sign you in",
    body: html`<p>${body.message}</p>
      <p><a href="/api/login">Sign in again</a> or <a href="/">go to the home page</a>.</p>
      <p class="soft">Request ${requestId}</p>`,
    status,
    headers: { ...headers, "X-Request-Id": requestId },
  });
}
