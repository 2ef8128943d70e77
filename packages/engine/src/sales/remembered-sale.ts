import type { Cents } from "../money/cents.ts";

/** What is kept of a sale or an offer that somebody saw: nothing of the people in it. */
export type RememberedSale = {
  title: string;
  /** The price of the thing, in US dollars, without postage. */
  priceCents: Cents;
  kind: "sold" | "ask";
  /** As the marketplace words it. */
  condition: string | null;
  /** What the buyer paid for postage beside the price; null where it is not known. */
  shippingCents: Cents | null;
  /** ISO date or month of the sale, or of the day on which the offer was last seen. */
  date: string;
  /** The marketplace's own section, "Musical Instruments/Electric Guitars". */
  section: string | null;
  /** Where it was sold or offered, as people know it: "eBay". */
  source: string;
  /** The marketplace's number for the listing; null where it is not known. */
  itemId: string | null;
  /** The person who asks recorded it. */
  isOwn: boolean;
  /** A name without meaning for whoever shared it, to tell one from another; null for one's own. */
  contributor: string | null;
};
