import { SavedListing, totalCountHeader, User } from "@flipworth/contract";

/** Somebody who is signed in, with `change` on top. */
export function sampleUser(change: Partial<User> = {}): User {
  return User.parse({
    firstName: "Ana",
    lastName: "Lee",
    email: "ana@example.com",
    profileImageUrl: null,
    subscription: sampleSubscription(),
    ...change,
  });
}

export function sampleSubscription(
  change: Partial<User["subscription"]> = {},
): User["subscription"] {
  return {
    tier: "Free",
    creditsUsed: 3,
    creditsTotal: 10,
    isPastDue: false,
    nextTier: null,
    nextTierAt: null,
    resetsAt: "2026-12-01T00:00:00Z",
    ...change,
  };
}

export function sampleListing(change: Partial<SavedListing> = {}): SavedListing {
  return SavedListing.parse({
    id: "saved-1",
    title: "DeWalt DCF887",
    listingTitle: "DeWalt 20V impact driver, tool only",
    price: 40,
    condition: "Used - Good",
    marketValue: "$72 - $118",
    profitPotential: "$24.94",
    cents: { marketLow: 7200, marketHigh: 11_800, profit: 2494 },
    recommendation: "Buy",
    verdict: "buy",
    marketplaceUrl: "https://www.facebook.com/marketplace/item/77",
    marketplaceItemId: "77",
    analysisId: "0199f3a0-0000-7000-8000-000000000001",
    createdAt: "2026-11-21T10:00:00Z",
    ...change,
  });
}

/** A page of a list as the API sends it. */
export function pageOf(rows: readonly unknown[], more?: { hasMore?: boolean; total?: number }) {
  const headers = new Headers({ [totalCountHeader]: String(more?.total ?? rows.length) });
  if (more?.hasMore) headers.set("link", '</api/next>; rel="next"');
  return () => Response.json(rows, { headers });
}
