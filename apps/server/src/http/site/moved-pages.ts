import { type Context, Hono } from "hono";

const aYearSeconds = 31_536_000;

/** Other spellings of pages that have one address. */
export function movedPages() {
  return (
    new Hono()
      // Category guides are also linked as /guides/flipping-<category>.
      .get("/guides/:slug{flipping-[a-z-]+}", (c) =>
        moved(c, `/guides/${c.req.param("slug").slice("flipping-".length)}`),
      )
      // The installed app's service worker takes what is shared; it comes here where there is none.
      .post("/share", (c) => c.redirect("/analyze?shared=missed", 303))
      // Cities are found in any case: /marketplace-guide/Los-Angeles-CA.
      .get("/marketplace-guide/:city{[A-Za-z-]*[A-Z][A-Za-z-]*}/:category?", (c) =>
        moved(c, c.req.path.toLowerCase()),
      )
  );
}

function moved(c: Context, path: string): Response {
  c.header("Cache-Control", `public, max-age=${aYearSeconds}`);
  return c.redirect(path, 301);
}
