// The campaign page's own script: the store's address and, where it may, the advertiser's pixel.
import { mayMeasure } from "../../site-script/page-view.ts";
import { fillStoreLinks } from "./store-links.ts";
import { startPixel } from "./reddit-pixel.ts";

void readSettings().then(({ extensionStoreUrl, redditPixelId }) => {
  if (typeof extensionStoreUrl === "string") fillStoreLinks(document, extensionStoreUrl);
  if (typeof redditPixelId === "string" && mayMeasure(navigator)) startPixel(window, redditPixelId);
});

/** Nothing at all where they cannot be had: the page works without. */
async function readSettings(): Promise<Record<string, unknown>> {
  try {
    const reply = await fetch("/api/settings");
    return reply.ok ? { ...(await reply.json()) } : {};
  } catch {
    return {};
  }
}
