import { NoSales, SellingPlatform, SoldSearch, Targets, User } from "@flipworth/contract";
import type { PageListing, PageOffer } from "@flipworth/readers";
import { z } from "zod";
import { AppraiseCards, CardsAppraised, RatingStart } from "./rating-protocol.ts";

export const Listing = z.object({
  title: z.string(),
  price: z.string().nullable(),
  condition: z.string().nullable(),
  description: z.string().nullable(),
  location: z.string().nullable(),
  category: z.string().nullable(),
  imageUrl: z.string().nullable(),
  marketplaceUrl: z.string(),
  marketplaceItemId: z.string().nullable(),
  isSold: z.boolean(),
  attributes: z.record(z.string(), z.string()).exactOptional(),
}) satisfies z.ZodType<PageListing>;

/** Whether the thing is to be had, and for how long that price buys it. */
export const Offer = z.object({
  state: z.enum(["available", "pending", "sold", "rented", "ended"]),
  pricePer: z.enum(["item", "hour", "day", "week", "month", "year"]),
}) satisfies z.ZodType<Pick<PageOffer, "state" | "pricePer">>;

/** The reader's answer: it ran in a page, so it is checked like any other stranger's words. */
export const PageReading = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("listing"), listing: Listing, offer: Offer.optional() }),
  /** The page is on its way from one listing to another. */
  z.object({ kind: z.literal("changing") }),
  z.object({ kind: z.literal("not_a_listing") }),
  z.object({ kind: z.literal("unknown_site") }),
]);
export type PageReading = z.infer<typeof PageReading>;

/** Why nothing was read; our pages say it in the person's language. */
export const WhyUnreadable = z.enum([
  "not_granted",
  "forbidden",
  "unreadable",
  "changed",
  "changing",
  "no_picture",
  "no_words",
]);
export type WhyUnreadable = z.infer<typeof WhyUnreadable>;

/** What one click brought. The id doubles as the analysis' Idempotency-Key: one click, one credit. */
export const Capture = z.object({
  id: z.string(),
  tabId: z.number().int(),
  url: z.string(),
  content: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("reading") }),
    z.object({ kind: z.literal("listing"), listing: Listing, offer: Offer.optional() }),
    /** Only the picture tells what is on the page. */
    z.object({ kind: z.literal("picture") }),
    z.object({ kind: z.literal("not_a_listing") }),
    z.object({ kind: z.literal("unreadable"), why: WhyUnreadable }),
  ]),
  /** The visible part of the tab as a `data:` address. */
  picture: z.string().startsWith("data:image/").nullable(),
  /**
   * How the person resells, where no account says it. There once it was decided what is sent: every
   * later try sends the same, as its Idempotency-Key demands.
   */
  wishes: z
    .object({ sellingPlatform: SellingPlatform.optional(), targets: Targets.optional() })
    .optional(),
});
export type Capture = z.infer<typeof Capture>;

/** An analysis and what it is of, for which sales are looked up. */
export const Deal = z.object({ analysisId: z.string(), title: z.string(), capture: Capture });
export type Deal = z.infer<typeof Deal>;

/** Which click's sales, in which tab. */
export const SalesOfTab = z.object({ tabId: z.number().int(), salesId: z.string() });
export type SalesOfTab = z.infer<typeof SalesOfTab>;

const Tab = z.object({ tabId: z.number().int() });
type Tab = z.infer<typeof Tab>;

const CaptureOfTab = Tab.extend({ captureId: z.string() });
type CaptureOfTab = z.infer<typeof CaptureOfTab>;

const Nothing = z.object({});
type Nothing = z.infer<typeof Nothing>;

/** The picture stands in a capture of its own: with it the request, and so its key, is another. */
export const AddedPicture = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("taken"), captureId: z.string() }),
  z.object({ kind: z.literal("not_in_front") }),
  z.object({ kind: z.literal("not_taken") }),
]);
export type AddedPicture = z.infer<typeof AddedPicture>;

/** What became of a look at sold prices; all but the first have put the tab before the person. */
export const SoldCheck = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("found"), by: SalesOfTab }),
  NoSales,
]);
export type SoldCheck = z.infer<typeof SoldCheck>;

const SoldQuestion = z.object({ deal: Deal, search: SoldSearch });
type SoldQuestion = z.infer<typeof SoldQuestion>;

/** Every message between the worker and a panel, as the function that answers it. */
type Protocol = {
  /** The tab's last capture; null when the button was not pressed there. */
  findCapture: (tab: Tab) => Capture | null;
  captureAgain: (tab: Tab) => null;
  /** What was read before, and a picture of it. */
  addPicture: (capture: CaptureOfTab) => AddedPicture;
  captureChanged: (tab: Tab) => null;
  /** Opens the sold search behind the tab, reads it and keeps its sales for the deal. */
  checkSold: (asked: SoldQuestion) => SoldCheck;
  /**
   * Whoever is signed in on the site; "asked" until they have confirmed there, null when nobody is.
   * The site's cookie goes with the worker's calls, and not with those of a frame in another site's
   * page.
   */
  takeOverSession: (nothing: Nothing) => User | "asked" | null;
  ratePage: (tab: Tab) => RatingStart;
  endRating: (tab: Tab) => null;
  /** From the worker to the page that holds the engine: cards are on their way. */
  wakeEngine: (nothing: Nothing) => null;
  appraiseCards: (asked: AppraiseCards) => CardsAppraised;
};
export type MessageName = keyof Protocol;
export type WorkerMessage = Exclude<MessageName, "captureChanged" | "wakeEngine" | "appraiseCards">;

export type Request<N extends MessageName> = Parameters<Protocol[N]>[0];
export type Reply<N extends MessageName> = ReturnType<Protocol[N]>;

/** What is checked on arrival, on either side. */
export const messages: {
  [N in MessageName]: { request: z.ZodType<Request<N>>; reply: z.ZodType<Reply<N>> };
} = {
  findCapture: { request: Tab, reply: Capture.nullable() },
  captureAgain: { request: Tab, reply: z.null() },
  addPicture: { request: CaptureOfTab, reply: AddedPicture },
  captureChanged: { request: Tab, reply: z.null() },
  checkSold: { request: SoldQuestion, reply: SoldCheck },
  takeOverSession: { request: Nothing, reply: z.union([User, z.literal("asked"), z.null()]) },
  ratePage: { request: Tab, reply: RatingStart },
  endRating: { request: Tab, reply: z.null() },
  wakeEngine: { request: Nothing, reply: z.null() },
  appraiseCards: { request: AppraiseCards, reply: CardsAppraised },
};

/** Adding a message to the protocol without a handler does not compile. */
export type Handlers<N extends MessageName> = {
  [K in N]: (request: Request<K>) => Promise<Reply<K>>;
};
