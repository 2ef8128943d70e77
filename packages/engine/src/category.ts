/** The 22 categories of the product, in the order the site lists them. */
export const categories = [
  "electronics",
  "furniture",
  "appliances",
  "tools",
  "sporting-goods",
  "vehicles",
  "collectibles",
  "clothing",
  "home-decor",
  "books",
  "toys",
  "musical-instruments",
  "jewelry",
  "art",
  "antiques",
  "garden",
  "baby-items",
  "crafts",
  "office",
  "camping",
  "beauty",
  "pet-supplies",
] as const;

export type Category = (typeof categories)[number];
