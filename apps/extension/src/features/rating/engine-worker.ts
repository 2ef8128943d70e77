import {
  centsFromDollars,
  defaultTargets,
  type Engine,
  type SellingPlatform,
} from "@flipworth/engine";
import { appraise, type Glance, loadEngine, practiceListings } from "@flipworth/local-engine";
import type {
  AppraiseCards,
  CardsAppraised,
  Mark,
  RateableCard,
  Rating,
} from "../../messaging/rating-protocol.ts";

// A thread of its own: the panels share theirs with all pages of the extension, and would stand still.

let isAsked = false;
// A load that failed is told to whoever asks.
const loading = load();
loading.then(practice).catch(() => undefined);

self.addEventListener("message", (event: MessageEvent<AppraiseCards>) => {
  isAsked = true;
  void answer(event.data).then(
    (appraised) => self.postMessage(appraised),
    (error: unknown) => self.postMessage({ failure: String(error) }),
  );
});

async function answer(asked: AppraiseCards): Promise<CardsAppraised> {
  const { engine, took: load } = await loading;
  const began = performance.now();
  const ratings = ratingsOf(engine, asked);
  const took = { load: isTold ? 0 : load, answer: performance.now() - began };
  isTold = true;
  return { ratings, took };
}

/** Whether somebody was told how long loading took. */
let isTold = false;

async function load(): Promise<{ engine: Engine; took: number }> {
  const began = performance.now();
  const reply = await fetch("/guide.json");
  const engine = loadEngine(await reply.json());
  return { engine, took: performance.now() - began };
}

const mostPractice = 40;

/** Until the first cards come; a pause after each lets them in. */
async function practice({ engine }: { engine: Engine }): Promise<void> {
  for (const listing of practiceListings(engine, mostPractice)) {
    await new Promise((wake) => setTimeout(wake));
    if (isAsked) return;
    appraise(engine, [listing], { asOf: "2026-01-01" });
  }
}

function ratingsOf(
  engine: Engine,
  { cards, asOf, sellingPlatform, targets }: AppraiseCards,
): Rating[] {
  const glances = appraise(engine, cards.map(listingOf), {
    asOf,
    targets:
      targets === null
        ? defaultTargets
        : { profit: centsFromDollars(targets.profit), roiPercent: targets.roiPercent },
    // safe because the options page stores no other
    sellingPlatform: sellingPlatform as SellingPlatform | null,
  });
  return cards.flatMap(({ id }, at) => {
    const glance = glances[at];
    return glance ? [{ id, ...ratingOf(glance) }] : [];
  });
}

function listingOf({ title, priceDollars, condition, mileage, url }: RateableCard) {
  return {
    title,
    price: priceDollars,
    marketplaceUrl: url,
    ...(condition === null ? {} : { condition }),
    ...(mileage === null ? {} : { attributes: { mileage } }),
  };
}

function ratingOf(glance: Glance): Omit<Rating, "id"> {
  const { reason } = glance;
  if (glance.kind === "refused") {
    return { mark: null, profitCents: null, payAtMostCents: null, category: null, reason };
  }
  const { netProfit, maxBuyPrice, category } = glance;
  const cents = { profitCents: netProfit, payAtMostCents: maxBuyPrice };
  return { mark: markOf(glance), ...cents, category, reason };
}

/** A card tells too little for more than four answers. */
function markOf({ verdict }: Extract<Glance, { kind: "judged" }>): Mark {
  const isDoubtful = verdict === null || verdict === "check" || verdict === "likely_scam";
  return isDoubtful ? "unsure" : verdict;
}
