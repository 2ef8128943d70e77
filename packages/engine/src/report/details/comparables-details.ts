import type { StruckOut } from "../../valuation/evidence.ts";
import {
  comparablesFromFound,
  type FoundComparables,
} from "../../valuation/comparables/found-comparables.ts";
import type { ComparablesDetails } from "@flipworth/contract";
import { witnessWords } from "../../words/english/report.ts";
import { spoken } from "../../words/voice-in-use.ts";

const say = spoken(witnessWords);

type Judged = {
  found: FoundComparables;
  marketplaceUrl: string | null;
  struckOut: readonly StruckOut[];
};

/** What a provider found, each with the reason where it does not count; or why there is nothing. */
export function comparablesDetails({ found, ...judged }: Judged): ComparablesDetails {
  if (found.kind === "unfound") return { ...nothingFound, sentence: found.sentence };
  const { source, searchUrl, askedAt, words } = found;
  const listings = judgedListings({ found, ...judged });
  const sentence = sentenceOf({ source, words }, listings);
  return { hasAnswered: true, sentence, source, searchUrl, askedAt, listings };
}

const nothingFound = {
  hasAnswered: false,
  source: null,
  searchUrl: null,
  askedAt: null,
  listings: [],
};

function sentenceOf(
  asked: { source: string; words: string },
  listings: ComparablesDetails["listings"],
): string {
  if (listings.length === 0) return say("nothingFound", asked);
  const used = listings.filter(({ reason }) => reason === null).length;
  return say("found", { ...asked, used, count: listings.length });
}

function judgedListings({ found, marketplaceUrl, struckOut }: Judged) {
  const reasons = new Map(struckOut.map(({ foundAt, reason }) => [foundAt?.url, reason]));
  return comparablesFromFound(found, marketplaceUrl).map(
    ({ title, priceDollars, kind, foundAt: { url } }) => ({
      title,
      price: priceDollars,
      kind,
      url,
      reason: reasons.get(url) ?? null,
    }),
  );
}
