import { parseHTML } from "linkedom";

/**
 * A page's HTML as a document, outside a browser, with the address that the browser noted when it
 * saved the page, or "". Null for what is no web page.
 */
export function parsePage(html: string): { document: Document; url: string } | null {
  if (!/<[a-z]/i.test(html)) return null;
  // linkedom takes the first element of a piece of a page for its root.
  const { document } = parseHTML(
    /<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`,
  );
  putPartsInPlace(document);
  return { document, url: savedFrom(html) };
}

/**
 * linkedom takes a page's first two elements for its head and its body. Raw pages may have a
 * `<noscript>` before them, which a browser puts inside.
 */
function putPartsInPlace({ documentElement: root }: Document): void {
  const parts = [...root.children];
  const head = parts.find(({ tagName }) => tagName === "HEAD");
  const body = parts.find(({ tagName }) => tagName === "BODY");
  if (!head || !body) return;
  for (const stray of parts) {
    if (stray !== head && stray !== body) body.append(stray);
  }
  root.prepend(head);
  head.after(body);
}

// Chrome and Edge write "<!-- saved from url=(0042)https://… -->" before the page, SingleFile a
// line "url: https://…"; both stand near the top.
function savedFrom(html: string): string {
  const noted = /<!--[^>]{0,200}?\burl(?:=\(\d+\)|:\s*)(https?:\/\/[^\s>]+)/i;
  return noted.exec(html.slice(0, 4_000))?.[1] ?? "";
}
