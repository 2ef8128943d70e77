import {
  centsFromDollars,
  defaultTargets,
  type Engine,
  type SellingPlatform,
} from "@flipworth/engine";
import { appraise, type Glance, loadEngine } from "@flipworth/local-engine";
import type {
  AppraiseCards,
  CardsAppraised,
  Mark,
  RateableCard,
  Rating,
} from "../../messaging/rating-protocol.ts";

// A thread of its own: the panels share theirs with all pages of the extension, and would stand still.

let engine: Engine | undefined;

self.addEventListener("message", (event: MessageEvent<AppraiseCards>) => {
  void answer(event.data).then(
    (appraised) => self.postMessage(appraised),
    (error: unknown) => self.postMessage({ failure: String(error) }),
  );
});

async function answer(asked: AppraiseCards): Promise<CardsAppraised> {
  const began = performance.now();
  engine ??= await load();
  const loaded = performance.now();
  const ratings = ratingsOf(engine, asked);
  return { ratings, took: { load: loaded - began, answer: performance.now() - loaded } };
}

async function load(): Promise<Engine> {
  const reply = await fetch("/guide.json");
  return loadEngine(await reply.json());
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
