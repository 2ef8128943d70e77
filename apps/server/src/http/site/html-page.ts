import { createHash } from "node:crypto";
import { html, raw } from "hono/html";

// The colors, shapes and measures of the site (packages/ui/src/theme.css), which this page cannot load.
const style = `
:root { color-scheme: light dark; --canvas: light-dark(#f6f6f3, #131312); --surface: light-dark(#ffffff, #1c1c1a); --line: light-dark(#e1e1db, #363632); --edge: #85857d; --ink: light-dark(#1b1b19, #f2f1ed); --soft: light-dark(#5b5b55, #b0afa7); --accent: light-dark(#2a52be, #9fb9ff); --loss: light-dark(#b3261e, #ff9188); --loss-ground: light-dark(#fbeae8, #3b1c19) }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--canvas); color: var(--ink); font: 1rem/1.5 "Inter Variable", Inter, system-ui, sans-serif }
header { border-bottom: 1px solid var(--line); background: var(--surface) }
.brand { display: flex; align-items: center; gap: 0.5rem; max-width: 72rem; min-height: 3.5rem; margin: 0 auto; padding: 0 1.5rem; color: var(--ink); font-size: 1.125rem; font-weight: 600; letter-spacing: -0.025em; text-decoration: none }
.brand svg { width: 1.75rem; height: 1.75rem }
main { width: calc(100% - 2rem); max-width: 26rem; margin: 3rem auto; padding: 1.5rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.875rem }
h1 { margin: 0 0 0.75rem; font-size: 1.5rem; line-height: 1.25; font-weight: 600; letter-spacing: -0.025em; text-wrap: balance }
p { margin: 0 0 1rem; text-wrap: pretty } main a { color: var(--ink); text-underline-offset: 4px } .soft { color: var(--soft); font-size: 0.875rem }
[role="alert"] { padding: 0.75rem; border-radius: 0.5rem; background: var(--loss-ground); color: var(--loss); font-size: 0.875rem }
label { display: block; margin-bottom: 1rem; font-size: 0.875rem; font-weight: 500 }
input { display: block; width: 100%; min-height: 2.75rem; margin-top: 0.25rem; padding: 0.5rem 0.75rem; font: inherit; font-size: 1rem; color: inherit; background: var(--surface); border: 1px solid var(--edge); border-radius: 0.5rem }
button { width: 100%; min-height: 2.75rem; margin-top: 0.5rem; font: inherit; font-size: 0.875rem; font-weight: 500; color: var(--surface); background: var(--ink); border: 0; border-radius: 0.5rem; cursor: pointer }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
`;
// In one piece: a space more inside the element, and the policy below refuses it.
const styleElement = raw(`<style>${style}</style>`);
const styleHash = createHash("sha256").update(style).digest("base64");

// As in packages/ui/src/brand.tsx.
const mark = raw(
  `<svg viewBox="0 0 24 24" aria-hidden="true"><rect width="24" height="24" rx="6" fill="var(--ink)"/><path d="M3.5 6h6L6.5 10.5z" fill="var(--surface)"/><rect x="3.5" y="13" width="17" height="1.5" fill="var(--edge)"/><rect x="10" y="11" width="10.5" height="5.5" rx="1.5" fill="#5ccb8d"/><rect x="5.75" y="11" width="1.5" height="5.5" fill="var(--surface)"/></svg>`,
);

export const htmlPageHeaders = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  "Content-Type": "text/html; charset=utf-8",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Not no-referrer: browsers then send "Origin: null" with our own forms.
  "Referrer-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

type Html = ReturnType<typeof html>;
type HtmlPage = { title: string; body: Html; status?: number; headers?: Record<string, string> };

/** A small page of the server's own, without scripts. `html` escapes every value put into `body`. */
export async function htmlPage({
  title,
  body,
  status = 200,
  headers = {},
}: HtmlPage): Promise<Response> {
  return new Response(await htmlText({ title, body }), {
    status,
    headers: { ...headers, ...htmlPageHeaders },
  });
}

export async function htmlText({ title, body }: Pick<HtmlPage, "title" | "body">): Promise<string> {
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Flipworth</title>
        ${styleElement}
      </head>
      <body>
        <header>
          <a class="brand" href="/">${mark} Flipworth</a>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
  return page.toString();
}

/** For a link out of a mail that we did not make as it is. */
export function incompleteLink(): Promise<Response> {
  const body = html`<p>Open it from the mail again, or copy it whole.</p>`;
  return htmlPage({ title: "This link is not complete", body, status: 400 });
}
