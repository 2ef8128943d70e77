import type { Refusal, RefusalReason } from "../analysis-input.ts";
import type { NotAnItemReason } from "../identification/identification.ts";

export function refuse(reason: RefusalReason, sentence: string): Refusal {
  return { kind: "refused", reason, sentence };
}

export const nothingToRead =
  "There's nothing to read. Add a title, a description, the listing's text or a screenshot.";

export const linkOnly =
  "We can't open links. Open the listing, copy its text with the title and the price (or take a screenshot), and paste that here.";

export const notAListing = {
  many_listings:
    "This text shows several items, each with a price. Open one listing and copy its page, or enter one item's title and price.",
  no_text:
    "We couldn't read any text in this picture. Enter what it is as the title, or take a screenshot of the listing's page at normal zoom.",
  no_listing:
    "This picture doesn't show a single listing or a label we know. Enter what it is as the title, or take a screenshot of one listing with its title and price.",
} as const;

export const unusablePrice = (words: string) =>
  `We can't use "${words}" as a price. Enter dollars from 0 to 1,000,000, or leave it out.`;

export const notAnItem = {
  housing: "This is a home or a room, not an item to resell. Open the listing of one item.",
  job: "This is a job offer, not an item to resell. Open the listing of one item.",
  service:
    "This is a service, not an item to resell. If an item is for sale here, enter its name as the title.",
  wanted: "This person wants to buy, not sell. Open a listing that offers the item.",
  rental: "This is for rent, not for sale. Open a listing that sells the item.",
  animal: "We don't price live animals. For a cage, tank or saddle, enter its name as the title.",
} as const satisfies Record<NotAnItemReason, string>;
