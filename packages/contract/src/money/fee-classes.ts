/** The rows of the selling platforms' fee tables: some items are charged differently. */
export const feeClasses = [
  "most",
  "media",
  "coins",
  "handbags",
  "trading_cards_and_comics",
  "jewelry",
  "watches",
  "guitars_and_basses",
  "athletic_shoes",
] as const;
export type FeeClass = (typeof feeClasses)[number];
