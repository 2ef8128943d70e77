import type { Category } from "../category.ts";

/** The marketplaces' own section names, first match decides, so the narrow ones stand first. */
const rows: readonly (readonly [RegExp, Category])[] = [
  [/\bpets?\b|\bdog|\bcat\b|aquari/i, "pet-supplies"],
  [/musical|instrument|guitar|\bdj\b|pro audio/i, "musical-instruments"],
  [/jewel|watches|\bwatch\b/i, "jewelry"],
  [/antique/i, "antiques"],
  [/bicycle|cycling/i, "sporting-goods"],
  [
    /kitchenware|tableware|dinnerware|crockery|glassware|cookware|lighting|carpets|curtains|blinds/i,
    "home-decor",
  ],
  [/baby|toddler|nursery|maternity/i, "baby-items"],
  [/\bcamp(?:ing)?\b|hiking|outdoor recreation/i, "camping"],
  [/office|business & industrial/i, "office"],
  [/appliance|vacuum|washing machine/i, "appliances"],
  [/craft|sewing|hobb(?:y|ies) supplies/i, "crafts"],
  [/collect|coins|stamps|trading cards|memorabilia|comics/i, "collectibles"],
  [/toys|board games|lego|dolls/i, "toys"],
  [
    /video game|console|electronic|computer|phone|tablet|camera|photo|\btvs?\b|audio|software|laptop/i,
    "electronics",
  ],
  [/\bbooks?\b|magazine|movies|music|dvd|cds?\b/i, "books"],
  [/garden|patio|lawn|plants|farm/i, "garden"],
  [/furniture|sofas|beds|chairs|tables/i, "furniture"],
  [/\btools?\b|diy|hardware|building|materials/i, "tools"],
  [/health|beauty|cosmetic|fragrance|make.?up|hair/i, "beauty"],
  [
    /\b(?:dress|dresses|jeans|blouse|skirt|pants|shorts|sweater|cardigan|jacket|coat|blazer|leggings|hoodie|sweatshirt|t-shirt|shirt|top|heels|sneakers|boots|handbag|wallet|clutch|khakis|swimsuit)\b/i,
    "clothing",
  ],
  [/cloth|shoes|apparel|fashion|bags|accessories|footwear|women|\bmen\b|kids/i, "clothing"],
  [/vehicle|cars|auto|motor|boats?\b|rvs|parts/i, "vehicles"],
  [/sport|bicycle|\bbikes?\b|fitness|exercise|golf|outdoor/i, "sporting-goods"],
  [/\bart\b|\barts\b|paintings?|prints/i, "art"],
  [/home|decor|household|kitchen|lamps|rugs|lighting|bedding/i, "home-decor"],
];

/** The category that a marketplace's words mean; null for "Other", "Free stuff", "General". */
export function categoryFromMarketplace(words: string | null): Category | null {
  if (words === null) return null;
  // The last part is the narrowest: "Home & Garden / Sofas / Private".
  for (const part of words.split(/[/>›]/).toReversed()) {
    const row = rows.find(([pattern]) => pattern.test(part));
    if (row !== undefined) return row[1];
  }
  return null;
}
