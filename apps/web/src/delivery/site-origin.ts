import { siteOriginPlaceholder } from "@flipworth/contract";
import { isPrerendering } from "./env.ts";

/**
 * Before every absolute address in a page's head. The server has put its own origin into the built
 * page; the browser reads it back from there, so that React finds what it expects.
 */
export const siteOrigin = isPrerendering ? siteOriginPlaceholder : originOf(document);

/** The empty app names no address of its own: there it is the one that was asked for. */
export function originOf(page: Document): string {
  const link = page.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link ? new URL(link.href).origin : location.origin;
}
