import type { CardAttributes } from "../cards/card-attributes.ts";

export type SoldSite =
  | "ebay"
  | "facebook"
  | "mercari"
  | "poshmark"
  | "depop"
  | "stockx"
  | "reverb"
  | "grailed"
  | "vinted";

/** A card of a results page as a comparable sale: the wire's comparable, and what only people look at. */
export type SoldCard = {
  title: string;
  /** US dollars, without shipping. */
  price: number;
  /** "2026-11-12"; absent where the card shows no full date. */
  soldAt?: string;
  /** "ask" for a card that says nothing of a sale. */
  kind: "sold" | "ask";
  condition?: string;
  /** What the card shows in fields of its own; absent where it shows none. */
  attributes?: CardAttributes;
  url?: string;
  /** US dollars that the buyer paid on top; 0 when free, absent where the card does not say. */
  shippingDollars?: number;
  currency: "USD";
  /** Offers were invited. The price is what was shown; a card that hides it is struck out. */
  isBestOffer: boolean;
  /** From below "Results matching fewer words". */
  isLessRelevant: boolean;
};

export type StruckOutCard = {
  title: string;
  /** Short words that complete "left out: …": "a lot of 5", "price hidden by best offer". */
  reason: string;
  /** A lot as the sale that it is, for who says that it counts; absent where no price is sure. */
  card?: SoldCard;
};

export type SoldReading =
  | {
      kind: "sold_results";
      site: SoldSite;
      comparables: readonly SoldCard[];
      struckOut: readonly StruckOutCard[];
    }
  | { kind: "no_sold_results"; site: SoldSite; sentence: string }
  | { kind: "unknown_site" };
