import { type OfferCard, readOfferCards } from "@flipworth/readers";
import type { Voice } from "@flipworth/words";
import { askWorker } from "../../messaging/ask-worker.ts";
import { cardsAtOnce } from "./cards-at-once.ts";
import type { Rating } from "../../messaging/rating-protocol.ts";
import { followPage } from "./follow-page.ts";
import { openOverlay } from "./overlay.ts";
import { marksWords } from "../../words/english/marks.ts";
import { sayPlainly } from "../../words/say-plainly.ts";

/** The marks of one page, for as long as the tab is on it. */
export type PageMarks = {
  key: string;
  focus: () => void;
  /** Out of sight while the tab shows another page, above or instead of this one. */
  setShown: (isShown: boolean) => void;
  remove: () => void;
};

type RateOptions = { key: string; voice: Voice; onEnd: () => void };

type Answered = { said: string; rating: Rating };

/** Reads the page's cards, has them rated, and goes on with what the page loads by itself. */
export function rateShown({ key, voice, onEnd }: RateOptions): PageMarks {
  const say = sayPlainly(marksWords, voice);
  const answers = new Map<string, Answered>();
  let isShown = true;
  let isGone = false;

  const remove = () => {
    isGone = true;
    following.stop();
    overlay.remove();
    onEnd();
  };
  const overlay = openOverlay({
    say,
    onHide: () => {
      remove();
      void askWorker("endMarks", {});
    },
  });
  const isAnswered = (card: OfferCard) => answers.get(card.id)?.said === saidBy(card);
  const show = (cards: readonly OfferCard[]) => {
    const marked = cards.filter(isAnswered).flatMap((card) => {
      const answer = answers.get(card.id);
      return answer ? [{ ...card, rating: answer.rating }] : [];
    });
    overlay.show(marked, marked.length === cards.length);
  };
  const look = async () => {
    if (isGone || !isShown) return;
    const cards = readOfferCards(document, location.href);
    show(cards);
    const fresh = cards.filter((card) => !isAnswered(card));
    for (let from = 0; from < fresh.length; from += cardsAtOnce) {
      const batch = fresh.slice(from, from + cardsAtOnce);
      const asked = await askWorker("rateCards", {
        address: key,
        cards: batch.map(({ element: _element, ...card }) => card),
      });
      if (isGone) return;
      if (asked.kind !== "answered") return overlay.say(say("failed"));
      if (asked.reply === null) return remove();
      keep(answers, batch, asked.reply);
      show(cards);
    }
    overlay.say("");
  };
  const following = followPage({ onContent: oneAtATime(look), onMove: overlay.place });
  return {
    key,
    focus: overlay.focus,
    setShown: (isNow) => {
      isShown = isNow;
      overlay.setShown(isNow);
    },
    remove,
  };
}

function keep(
  answers: Map<string, Answered>,
  cards: readonly OfferCard[],
  ratings: readonly Rating[],
): void {
  const byId = new Map(ratings.map((rating) => [rating.id, rating]));
  for (const card of cards) {
    const rating = byId.get(card.id);
    if (rating) answers.set(card.id, { said: saidBy(card), rating });
  }
}

/** A card that says something else, a new price perhaps, is rated anew. */
function saidBy({ title, priceDollars, condition }: OfferCard): string {
  return `${priceDollars} ${condition ?? ""} ${title}`;
}

/** Called while it is at work, it works once more afterwards. */
function oneAtATime(work: () => Promise<void>): () => void {
  let isAtWork = false;
  let isWanted = false;
  const run = async () => {
    isWanted = true;
    if (isAtWork) return;
    isAtWork = true;
    while (isWanted) {
      isWanted = false;
      await work();
    }
    isAtWork = false;
  };
  return () => void run();
}
