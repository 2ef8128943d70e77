import type { ComparableSearch, FoundListing } from "@flipworth/engine";
import type {
  ComparablesProvider,
  ComparablesReply,
} from "../../features/analyses/witnesses/comparables-port.ts";
import { guard } from "../guard.ts";
import { applicationToken, type TokenSettings } from "./application-token.ts";
import type { DailyCalls } from "./daily-calls.ts";
import { callEbay } from "./ebay-call.ts";
import { CallsUsedUp, EbayFailure, type Outcome, outcomeOf } from "./failure.ts";
import { recentAnswers } from "./recent-answers.ts";
import { listingsFromAnswer, pageOfSearch, searchAddress } from "./transform.ts";

/** What one search took. Nothing of what was asked or found. */
export type SearchRecord = {
  outcome: Outcome;
  /** eBay's, where it refused. */
  status: number | null;
  milliseconds: number;
  listings: number;
};

export type EbaySettings = TokenSettings & {
  calls: DailyCalls;
  onAsked: (record: SearchRecord) => void;
  onPause?: (isPaused: boolean) => void;
};

type Found = Extract<ComparablesReply, { kind: "found" }>;

/** eBay's terms let nobody show a listing that is more than six hours old; prices move faster. */
const keptMs = 15 * 60_000;
const mostKept = 300;
/** A wrong key asks for a token after each pause, and eBay gives a thousand a day. */
const pauseMs = 2 * 60_000;

/** What is offered on eBay right now, by its Browse API: asked and not paid. */
export function ebayComparables(settings: EbaySettings): ComparablesProvider {
  const recent = recentAnswers<Found>({ most: mostKept, keptMs, clock: settings.clock });
  const underWay = new Map<string, Promise<ComparablesReply>>();
  const ask = asking(settings);
  return {
    source: "eBay",
    find: (search, { signal, hasPriority }) => {
      const key = `${search.condition} ${search.words.toLowerCase()}`;
      const known = recent.find(key);
      if (known !== undefined) {
        const listings = known.listings.length;
        settings.onAsked({ outcome: "recent", status: null, milliseconds: 0, listings });
        return Promise.resolve(known);
      }
      // One search for all who ask alike: nobody's leaving ends it for the others.
      const reply =
        underWay.get(key) ??
        ask(search, hasPriority)
          .then((answer) => {
            if (answer.kind === "found") recent.keep(key, answer);
            return answer;
          })
          .finally(() => underWay.delete(key));
      underWay.set(key, reply);
      return orLeft(reply, signal);
    },
  };
}

function asking(settings: EbaySettings) {
  const { timeLimitMs, clock, onPause, onAsked } = settings;
  const guarded = guard({
    timeLimitMs,
    retries: 1,
    isOutage: (error) => error instanceof EbayFailure && error.isOutage,
    isWorthAnotherTry: (error) => error instanceof EbayFailure && error.isRepeatable,
    retryAfterMs: (error) => (error instanceof EbayFailure ? error.retryAfterMs : undefined),
    pauseMs,
    onPause,
  });
  const searchOnce = searching(settings);
  return async (search: ComparableSearch, hasPriority: boolean): Promise<ComparablesReply> => {
    const began = performance.now();
    const tell = (outcome: Outcome, { status = null as number | null, listings = 0 } = {}) => {
      const milliseconds = Math.round(performance.now() - began);
      onAsked({ outcome, status, milliseconds, listings });
    };
    try {
      const listings = await guarded.run((signal) => searchOnce(search, { signal, hasPriority }));
      tell("answered", { listings: listings.length });
      const askedAt = clock().toISOString();
      const { words } = search;
      const searchUrl = pageOfSearch(search);
      return { kind: "found", source: "eBay", words, searchUrl, askedAt, listings };
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome === undefined) throw error;
      tell(outcome, { status: error instanceof EbayFailure ? error.status : null });
      return { kind: "unanswered", reason: outcome === "paused" ? "away" : outcome };
    }
  };
}

type Attempt = { signal: AbortSignal; hasPriority: boolean };

function searching(settings: EbaySettings) {
  const token = applicationToken(settings);
  const callWith = async (value: string, address: URL, { signal, hasPriority }: Attempt) => {
    if (!(await settings.calls.take(hasPriority))) throw new CallsUsedUp();
    const headers = { authorization: `Bearer ${value}`, "x-ebay-c-marketplace-id": "EBAY_US" };
    return callEbay(address, { headers, signal });
  };
  return async (search: ComparableSearch, attempt: Attempt): Promise<readonly FoundListing[]> => {
    const address = searchAddress(search, settings.baseUrl);
    const value = await token.get();
    const answer = await callWith(value, address, attempt).catch(async (error: unknown) => {
      if (!(error instanceof EbayFailure && error.status === 401)) throw error;
      token.forget(value);
      return callWith(await token.get(), address, attempt);
    });
    const listings = listingsFromAnswer(answer);
    if (listings === undefined) throw new EbayFailure({ outcome: "unusable" });
    return listings;
  };
}

/** Rejects with the signal's reason for who leaves before the answer is there. */
function orLeft<T>(reply: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave, { once: true });
    reply.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}
