import { createHash } from "node:crypto";
import { html, raw } from "hono/html";

const style = `
:root { color-scheme: light dark; --ink: #17211b; --paper: #f6f7f4; --card: #fff; --line: #d5dad3; --soft: #5a665f; --act: #14663c; --on-act: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ede9; --paper: #111613; --card: #1a211d; --line: #37423b; --soft: #a3b0a8; --act: #6fce9a; --on-act: #0c1a12 } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { width: 100%; max-width: 26rem; padding: 2rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem }
h1 { margin: 0 0 0.75rem; font-size: 1.375rem; line-height: 1.25 }
p { margin: 0 0 1rem } a { color: var(--act) } .soft { color: var(--soft); font-size: 0.875rem }
label { display: block; margin-bottom: 1rem; font-weight: 600 }
input { display: block; width: 100%; margin-top: 0.25rem; padding: 0.625rem 0.75rem; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: 0.5rem }
button { width: 100%; padding: 0.75rem; font: inherit; font-weight: 600; color: var(--on-act); background: var(--act); border: 0; border-radius: 0.5rem; cursor: pointer }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
`;
// In one piece: a space more inside the element, and the policy below refuses it.
const styleElement = raw(`<style>${style}</style>`);
const styleHash = createHash("sha256").update(style).digest("base64");

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
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
  return page.toString();
}
