import type { PageListing } from "@flipworth/readers";
import type { Capture } from "../messaging/protocol.ts";

export const itemUrl = "https://www.facebook.com/marketplace/item/123456/";
export const otherItemUrl = "https://www.facebook.com/marketplace/item/654321/";
export const tabId = 7;

export function sampleListing(change: Partial<PageListing> = {}): PageListing {
  return {
    title: "Oak dresser, six drawers",
    price: "$120",
    condition: "Used - Good",
    description: "Solid oak.",
    location: "Dayton, OH",
    category: null,
    imageUrl: null,
    marketplaceUrl: itemUrl,
    marketplaceItemId: "123456",
    isSold: false,
    ...change,
  };
}

export function sampleCapture(change: Partial<Capture> = {}): Capture {
  return {
    id: "click-1",
    tabId,
    url: itemUrl,
    content: { kind: "listing", listing: sampleListing() },
    picture: null,
    ...change,
  };
}
