import type { MetaDescriptor } from "react-router";
import { siteOrigin } from "../delivery/site-origin.ts";

/**
 * The title and description of a page, for browsers, search engines and link previews, and its one
 * address. A page that stands at no address of its own has no path.
 */
export function pageMeta(title: string, description: string, path?: string): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Flipworth" },
    ...(path === undefined ? [] : addressOf(path)),
  ];
}

function addressOf(path: string): MetaDescriptor[] {
  const address = siteOrigin + path;
  return [
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:url", content: address },
  ];
}
