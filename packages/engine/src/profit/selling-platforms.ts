import { sayIn, type Voice } from "@flipworth/words";
import { platformWords } from "../words/english/names.ts";

/** Where the person means to sell. The ids travel on the wire. */
export const sellingPlatforms = [
  "ebay",
  "facebook_local",
  "facebook_shipped",
  "mercari",
  "poshmark",
  "depop",
  "offerup_shipped",
  "etsy",
  "whatnot",
  "stockx",
  "flat_13",
] as const;

export type SellingPlatform = (typeof sellingPlatforms)[number];

/** As an English sentence names it: "selling on eBay". */
export const platformNames: Readonly<Record<SellingPlatform, string>> = platformWords.english;

/** As a sentence of the voice names it. */
export const platformNameIn = (platform: SellingPlatform, voice: Voice): string =>
  sayIn(platformWords, voice)(platform);

/**
 * Who buys the label. Only Poshmark's buyer always does ($6.49 to 5 lb since 2025-09-12). What StockX takes for
 * its own label no page that was read says; the post's rate stands in for it.
 */
export const delivery = {
  ebay: "seller_ships",
  facebook_local: "pickup",
  facebook_shipped: "seller_ships",
  mercari: "seller_ships",
  poshmark: "buyer_pays_label",
  depop: "seller_ships",
  offerup_shipped: "seller_ships",
  etsy: "seller_ships",
  whatnot: "seller_ships",
  stockx: "seller_ships",
  flat_13: "seller_ships",
} as const satisfies Record<SellingPlatform, "pickup" | "seller_ships" | "buyer_pays_label">;
