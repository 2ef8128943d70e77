import type { OfferCard } from "@flipworth/readers";
import type { Rating } from "../../messaging/rating-protocol.ts";

export type MarkedCard = OfferCard & { rating: Rating };

/** A card's mark; the card is the latest that the page has shown under its id. */
export type MarkOfCard = { button: HTMLButtonElement; card: MarkedCard };
