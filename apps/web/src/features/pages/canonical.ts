import type { MetaDescriptor } from "react-router";

/** The one address of a page. Without a host: one build serves any. */
export function canonical(path: string): MetaDescriptor {
  return { tagName: "link", rel: "canonical", href: path };
}
