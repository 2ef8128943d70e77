/** Limits that both sides of the wire know. The server enforces each one. */
export const limits = {
  /** Of all pictures of one listing together. */
  screenshotBytes: 8 * 1024 * 1024,
  /** Pictures of one listing: its page in parts, and photos. */
  screenshots: 6,
  screenshotMegapixels: 40,
  /** The shortest side of a picture that could show a listing. */
  screenshotMinimumSidePx: 80,
  screenshotMaximumSidePx: 16_000,
  /** The longer side over the shorter one. */
  screenshotMaximumRatio: 25,
  titleCharacters: 500,
  /** Of a comparable: the longest that a marketplace allows is 140. */
  comparableTitleCharacters: 200,
  descriptionCharacters: 20_000,
  textCharacters: 20_000,
  fieldCharacters: 200,
  attributes: 60,
  attributeNameCharacters: 60,
  urlCharacters: 2_000,
  jsonBytes: 256 * 1024,
  comparables: 200,
  /** A file of sales: some 100,000 lines. */
  importCharacters: 12_000_000,
  importBytes: 16 * 1024 * 1024,
  recordedSales: 500_000,
  refinementHours: 24,
  freeRefinements: 20,
  /** How many different corrections of one charged answer are free; they count as refinements too. */
  freeCorrections: 5,
  priceDollars: 1_000_000,
  idempotencyKeyCharacters: 200,
  historyPageSize: 50,
  historyPageSizeMaximum: 200,
  searchCharacters: 200,
  milesToDrive: 2_000,
  watchedThings: 200,
  dealQuantity: 10_000,
  dealCosts: 50,
  dealListings: 20,
  dealNoteCharacters: 4_000,
  /** Items that one lot is split into. */
  dealParts: 100,
  /** Deals and drives that are kept for one person. */
  deals: 100_000,
  trips: 100_000,
  /** A photo of a receipt, and all of one person's together. */
  receiptBytes: 1_500_000,
  receiptBytesPerPerson: 200_000_000,
  receiptRequestBytes: 2_200_000,
  apiKeys: 20,
  apiKeyNameCharacters: 60,
  webhooks: 5,
} as const;

export const screenshotTypes = ["image/png", "image/jpeg", "image/webp"] as const;
