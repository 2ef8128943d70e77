import { Hono } from "hono";

const aYearSeconds = 31_536_000;

/** Category guides are also linked as /guides/flipping-<category>: the page has one address. */
export function movedPages() {
  return new Hono().get("/guides/:slug{flipping-[a-z-]+}", (c) => {
    c.header("Cache-Control", `public, max-age=${aYearSeconds}`);
    return c.redirect(`/guides/${c.req.param("slug").slice("flipping-".length)}`, 301);
  });
}
