import type { Voice } from "@flipworth/words";
import { z } from "zod";
import { limits, SoldCard, StruckOutCard } from "@flipworth/contract";
import { Listing, Offer } from "./protocol.ts";
import { mostCardsAtOnce, RateableCard, type Rating } from "./rating-protocol.ts";

const address = z.url({ protocol: /^https$/ }).max(limits.urlCharacters);

const schemas = {
  /** What the page's corner is to show. */
  whatToShow: z.object({}),
  /** What we say in pages, for a script that speaks English of itself. */
  voice: z.object({}),
  /** The person does not want the button on this site. */
  hideHere: z.object({}),
  /** A click: what the listing's page says. `isAgain` asks for a new answer about the same words. */
  showListing: z.object({
    address,
    listing: Listing,
    offer: Offer.optional(),
    isAgain: z.boolean(),
  }),
  /** A click on a listing whose words our reader does not find. */
  showUnread: z.object({ address, isAgain: z.boolean() }),
  /** A click: the sales that a page of sold results shows. */
  useSales: z.object({
    address,
    cards: z.array(SoldCard).max(limits.comparables),
    struckOut: z.array(StruckOutCard).max(limits.comparables),
  }),
  /** Whether pages of this site are rated without a press. */
  isAlwaysRated: z.object({}),
  /** Cards of a page that the person wants rated. */
  rateCards: z.object({ address, cards: z.array(RateableCard).max(mostCardsAtOnce) }),
  /** The marks were sent away on the page. */
  endMarks: z.object({}),
};
/** What our script in a page may ask the worker. */
export type PageRequests = { [N in keyof typeof schemas]: z.infer<(typeof schemas)[N]> };

/** What is checked before anybody sees it. */
export const pageRequests: { [N in keyof PageRequests]: z.ZodType<PageRequests[N]> } = schemas;

/** What the worker answers. Our script runs without a schema library, so the types are its promise. */
export type PageReplies = {
  /** `deal` names the analysis that sales would be for; null when there is none. */
  whatToShow: { hasButton: boolean; deal: string | null };
  voice: Voice;
  hideHere: null;
  /** What the card's page is asked for, as a query. */
  showListing: { card: string };
  showUnread: { card: string };
  useSales: { card: string } | null;
  isAlwaysRated: boolean;
  /** null where nobody wants this page rated any more. */
  rateCards: readonly Rating[] | null;
  endMarks: null;
};

/** Who asked: a page in the top frame of one of the sites. */
export type AskingPage = { tabId: number; origin: string };

export type PageHandlers = {
  [N in keyof PageRequests]: (
    request: PageRequests[N],
    page: AskingPage,
  ) => Promise<PageReplies[N]>;
};

/** What the worker and our own pages tell the script in a page. */
export type PageOrder =
  | { order: "showAgain" }
  | { order: "close"; card: string }
  | { order: "analyzeAgain"; card: string }
  /** Out of sight for a picture of the page; answered with true once nobody sees the card. */
  | { order: "stepAside"; card: string }
  | { order: "comeBack"; card: string }
  | { order: "sayAddress" }
  | { order: "rateHere" }
  | { order: "endMarks" };
