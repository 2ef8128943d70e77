import type { AskingPage, PageHandlers } from "../../messaging/page-protocol.ts";
import type { RateableCard, RatedCard, Rating } from "../../messaging/rating-protocol.ts";
import { sellingSetting } from "../../storage/items.ts";
import { type PageRating, ratingItem } from "../../storage/rating-items.ts";
import { isAlwaysRated } from "./always-rated.ts";
import { appraiseCards, wakeEngine } from "./engine-host.ts";
import { tellBuys } from "./tell-buys.ts";

/** A feed never ends; the panel's list holds the latest of it. */
const mostCards = 600;

/** What the worker answers to our script in a page of listings. */
export const cardHandlers: Pick<PageHandlers, "isAlwaysRated" | "rateCards" | "endMarks"> = {
  isAlwaysRated: async (_request, { origin }) => {
    const isWanted = await isAlwaysRated(origin);
    if (isWanted) void wakeEngine().catch(() => undefined);
    return isWanted;
  },
  rateCards: async ({ address, cards }, page) => {
    const before = await wanted(page);
    if (!before) return null;
    const { ratings, took } = await appraiseCards({ cards, ...(await wishes()) });
    const isSamePage = before.address === address;
    const kept = isSamePage ? before : { ...before, cards: [], read: 0, took: null };
    const rated = ratedCards(cards, ratings);
    const ids = new Set(rated.map(({ id }) => id));
    const all = [...kept.cards.filter(({ id }) => !ids.has(id)), ...rated].slice(-mostCards);
    // Sent away meanwhile: nobody waits for the answer.
    if (!(await wanted(page))) return null;
    await ratingItem(page.tabId).write({
      tabId: page.tabId,
      address,
      cards: all,
      read: kept.read + cards.length,
      took: added(kept.took, took),
    });
    if (isSamePage && before.read > 0) void tellBuys(page.tabId, rated);
    return ratings;
  },
  endMarks: async (_request, { tabId }) => {
    await ratingItem(tabId).remove();
    return null;
  },
};

/** The tab's rating, where a press began one or the person wants every page of the site rated. */
async function wanted({ tabId, origin }: AskingPage): Promise<PageRating | undefined> {
  const begun = await ratingItem(tabId).read();
  if (begun) return begun;
  const isWanted = await isAlwaysRated(origin);
  return isWanted ? { tabId, address: "", cards: [], read: 0, took: null } : undefined;
}

const added = (before: PageRating["took"], { load, answer }: NonNullable<PageRating["took"]>) => ({
  load: (before?.load ?? 0) + load,
  answer: (before?.answer ?? 0) + answer,
});

async function wishes() {
  const asOf = new Date().toISOString().slice(0, "2026-11-22".length);
  return { asOf, ...(await sellingSetting.readOrInitial()) };
}

function ratedCards(cards: readonly RateableCard[], ratings: readonly Rating[]): RatedCard[] {
  const byId = new Map(ratings.map((rating) => [rating.id, rating]));
  return cards.flatMap((card) => {
    const { mark, ...rating } = byId.get(card.id) ?? { mark: null };
    return mark === null || !("reason" in rating) ? [] : [{ ...card, ...rating, mark }];
  });
}
