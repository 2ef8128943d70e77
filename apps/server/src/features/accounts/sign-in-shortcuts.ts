import { Hono } from "hono";

/** /login and /signup, which pages and people link to: both lead to the provider. */
export function signInShortcuts() {
  return new Hono().on("GET", ["/login", "/signup"], (c) => {
    const returnTo = c.req.query("returnTo");
    const query = returnTo === undefined ? "" : `?returnTo=${encodeURIComponent(returnTo)}`;
    c.header("Cache-Control", "no-store");
    return c.redirect(`/api/login${query}`, 302);
  });
}
