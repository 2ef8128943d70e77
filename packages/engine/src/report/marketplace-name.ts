import { hostOf } from "../reading/host-of.ts";

const marketplaces = [
  [/(?:^|\.)ebay\./i, "eBay"],
  [/(?:^|\.)mercari\./i, "Mercari"],
  [/(?:^|\.)poshmark\./i, "Poshmark"],
  [/(?:^|\.)facebook\./i, "Facebook Marketplace"],
  [/(?:^|\.)craigslist\./i, "Craigslist"],
  [/(?:^|\.)offerup\./i, "OfferUp"],
] as const;

/** What people call the marketplace of an address; null where it is none that is known. */
export function marketplaceName(url: string | null): string | null {
  const host = hostOf(url);
  if (host === null) return null;
  return marketplaces.find(([pattern]) => pattern.test(host))?.[1] ?? null;
}
