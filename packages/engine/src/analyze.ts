import { assertNever } from "./assert-never.ts";
import { identify } from "./identification/identify.ts";
import { withSighting } from "./identification/identify-by-sight.ts";
import {
  nameOfSeen,
  type SeenThing,
  type Sighting,
  surelySeen,
} from "./identification/sighting.ts";
import type { IdentifiedItem, NotAnItemReason } from "./identification/identification.ts";
import type { Cents } from "./money/cents.ts";
import type { OwnCosts } from "./profit/own-costs.ts";
import type { SellingPlatform } from "./profit/selling-platforms.ts";
import type { FactOrigin } from "./reading/fact-origins.ts";
import type { ListingFacts, OcrPage, PriceBlindFacts } from "./reading/listing-facts.ts";
import { mergeFacts } from "./reading/merge-facts.ts";
import { isBareLink } from "./reading/pasted/page-phrases.ts";
import { type ListingFields, readFields } from "./reading/fields/read-fields.ts";
import { isPageOfMany, readPastedText } from "./reading/pasted/read-pasted-text.ts";
import { readScreenshot } from "./reading/screenshot/read-screenshot.ts";
import type { AnalysisReport } from "@flipworth/contract";
import { marketplaceName } from "./report/marketplace-name.ts";
import { reportOf } from "./report/report.ts";
import { identificationSentence, readingSentence } from "./report/stage-sentences.ts";
import type { RememberedSale } from "./sales/remembered-sale.ts";
import {
  type ComparableSearch,
  comparableSearch,
} from "./valuation/comparables/comparable-search.ts";
import type { ComparableSale } from "./valuation/evidence.ts";
import {
  comparablesFromFound,
  type FoundComparables,
} from "./valuation/comparables/found-comparables.ts";
import { type OwnBias, withOwnBias } from "./valuation/own-bias.ts";
import { value } from "./valuation/value.ts";
import { isFree } from "./verdict/decide.ts";
import type { AllowedExits } from "./verdict/exits.ts";
import { judge } from "./verdict/judge.ts";
import type { Targets } from "./verdict/targets.ts";
import { targetsFor } from "./verdict/vehicle-targets.ts";
import { withVehiclePrice } from "./vehicles/vehicle-price.ts";

export type AnalysisStage = "reading" | "identification" | "valuation" | "verdict";

export type AnalysisInput = {
  fields: ListingFields;
  /** A listing pasted as one piece. */
  text?: string;
  screenshot?: OcrPage;
  /** What a vision model saw on the picture, or why it did not; absent when none was to look. */
  sighting?: Sighting;
  comparables: readonly ComparableSale[];
  /** Recorded sales whose titles are near this one's, at most some fifty; none when absent. */
  sales?: readonly RememberedSale[];
  /** What a provider of comparables answered; absent when none was to be asked. */
  found?: FoundComparables;
  marketplaceUrl: string | null;
  /** Where it is offered, as recorded sales name it; by the address when absent. */
  market?: string;
  /** null lets the engine choose the exit that leaves most. */
  sellingPlatform: SellingPlatform | null;
  /** How the person is willing to sell; every way when absent. */
  allowedExits?: AllowedExits;
  targets: Targets;
  /** What the purchase costs beside its price; nothing when absent. */
  ownCosts?: OwnCosts;
  /** What the person's own sales say of our estimates; nothing when absent. */
  ownBias?: OwnBias;
  /** What the person has left for buying, and a sentence that says so; no limit when absent. */
  budget?: Budget;
  /** ISO date of the analysis, "2026-11-21": the engine has no clock. */
  asOf: string;
  /** Called as each stage ends, with a sentence for people. */
  onStage?: (stage: AnalysisStage, sentence: string) => void;
};

/** "Pay at most" never goes beyond it. */
type Budget = { left: Cents; sentence: string };

export type RefusalReason = "nothing_to_read" | "not_a_listing" | "not_an_item" | "unusable_price";

export type AnalysisOutcome =
  | {
      kind: "analysed";
      report: AnalysisReport;
      /** False for too little evidence, a check and a likely scam, which cost no credit. */
      isAnswered: boolean;
      /** By what to look for comparables; null when the thing is not named well enough. */
      search: ComparableSearch | null;
    }
  | { kind: "refused"; reason: RefusalReason; sentence: string };

/**
 * A listing in, a verdict out. Synchronous and pure: about a millisecond of arithmetic.
 * A field wins over the same fact in `text`, and `text` over the screenshot.
 */
export function analyze(input: AnalysisInput): AnalysisOutcome {
  const facts = readAll(input);
  if (facts.kind === "refused") return facts;
  input.onStage?.("reading", readingSentence(facts.facts));

  const item = identify(priceBlind(facts.facts), input.asOf);
  switch (item.kind) {
    case "unreadable":
      return refuse("nothing_to_read", nothingToRead);
    case "not_an_item":
      return refuse("not_an_item", notAnItem[item.reason]);
    case "item":
      return appraise(input, { facts: facts.facts, item: seenToo(item, facts.facts, input) });
    default:
      return assertNever(item);
  }
}

function appraise(
  input: AnalysisInput,
  { facts: read, item }: { facts: ListingFacts; item: IdentifiedItem },
): AnalysisOutcome {
  const { sellingPlatform, asOf, marketplaceUrl, found, onStage } = input;
  const targets = targetsFor(input.targets, item.vehicle);
  const facts = item.vehicle ? withVehiclePrice(read) : read;
  onStage?.("identification", identificationSentence(item));
  const estimate = input.sighting?.kind === "seen" ? input.sighting.estimate : null;
  const comparables = [...input.comparables, ...comparablesFromFound(found, marketplaceUrl)];
  const appraised = value({
    item,
    facts: priceBlind(facts),
    comparables,
    asOf,
    estimate,
    sales: input.sales ?? [],
    marketplaceUrl,
    market: input.market ?? marketplaceName(marketplaceUrl),
  });
  const valuation = withOwnBias(appraised, input.ownBias);
  onStage?.("valuation", valuation.sentence);
  const verdict = judge({
    item,
    facts,
    valuation,
    sellingPlatform,
    targets,
    asOf,
    isSeen: surelySeen(input.sighting) !== null,
    ...(input.allowedExits ? { allowedExits: input.allowedExits } : {}),
    ...(input.ownCosts ? { ownCosts: input.ownCosts } : {}),
    ...(input.budget ? { spendAtMost: input.budget.left } : {}),
  });
  onStage?.("verdict", verdict.headline);
  const sighting = input.sighting ? { sighting: input.sighting } : {};
  const looked = found ? { found } : {};
  const told = { facts, item, valuation, verdict, targets, marketplaceUrl, ...sighting, ...looked };
  const own = {
    ...(input.ownBias && input.ownBias.logShift !== 0 ? { ownBias: input.ownBias } : {}),
    ...(input.budget ? { budget: input.budget } : {}),
  };
  const report = reportOf({ ...told, ...own });
  const search = comparableSearch(item, priceBlind(facts));
  const isAnswered = valuation.kind === "valued" && !isFree(verdict.verdict);
  return { kind: "analysed", report, isAnswered, search };
}

function seenToo(item: IdentifiedItem, facts: ListingFacts, { sighting }: AnalysisInput) {
  return withSighting(item, priceBlind(facts), surelySeen(sighting));
}

type Refusal = Extract<AnalysisOutcome, { kind: "refused" }>;

function readAll({
  fields,
  text,
  screenshot,
  sighting,
}: AnalysisInput): Refusal | { kind: "read"; facts: ListingFacts } {
  const fromFields = readFields(fields);
  const written = text ? mergeFacts(fromFields, readPastedText(text)) : fromFields;
  const picture = screenshot ? readScreenshot(screenshot) : null;
  const read = picture?.kind === "listing" ? mergeFacts(written, picture.facts) : written;
  const facts = withSeen(read, surelySeen(sighting));
  if (facts.title === null && facts.description === null) {
    if (text && isBareLink(text)) return refuse("nothing_to_read", linkOnly);
    if (text && isPageOfMany(text)) return refuse("not_a_listing", notAListing.many_listings);
    return picture?.kind === "not_a_listing"
      ? refuse("not_a_listing", notAListing[picture.reason])
      : refuse("nothing_to_read", nothingToRead);
  }
  if (facts.price.kind === "unusable") {
    return refuse("unusable_price", unusablePrice(facts.price.words));
  }
  return { kind: "read", facts };
}

const seenOnPhoto: FactOrigin = { source: { kind: "photo" }, certainty: "likely" };

/** A photo without words is named by what was seen on it; a condition nobody states is as it looks. */
function withSeen(facts: ListingFacts, seen: SeenThing | null): ListingFacts {
  if (seen === null) return facts;
  const { condition } = seen;
  const title = facts.description === null ? nameOfSeen(seen) : null;
  const looks =
    condition === null ? null : { grade: condition, words: `looks ${condition.replace("_", " ")}` };
  return {
    ...facts,
    title: facts.title ?? title,
    condition: facts.condition ?? looks,
    origins: {
      ...(title === null ? {} : { title: seenOnPhoto }),
      ...(looks === null ? {} : { condition: seenOnPhoto }),
      ...facts.origins,
    },
  };
}

/** Leaves the price out rather than hiding it behind a type: nothing downstream can find it. */
function priceBlind({
  price: _price,
  seller: _seller,
  origins: _origins,
  ...facts
}: ListingFacts): PriceBlindFacts {
  return facts;
}

function refuse(reason: RefusalReason, sentence: string): Refusal {
  return { kind: "refused", reason, sentence };
}

const nothingToRead =
  "There's nothing to read. Add a title, a description, the listing's text or a screenshot.";

const linkOnly =
  "We can't open links. Open the listing, copy its text with the title and the price (or take a screenshot), and paste that here.";

const notAListing = {
  many_listings:
    "This text shows several items, each with a price. Open one listing and copy its page, or enter one item's title and price.",
  no_text:
    "We couldn't read any text in this picture. Take a screenshot of the listing's page at normal zoom.",
  no_listing:
    "This picture doesn't show a single listing. Open one listing and take a screenshot with its title and price.",
} as const;

const unusablePrice = (words: string) =>
  `We can't use "${words}" as a price. Enter dollars from 0 to 1,000,000, or leave it out.`;

const notAnItem = {
  housing: "This is a home or a room, not an item to resell. Open the listing of one item.",
  job: "This is a job offer, not an item to resell. Open the listing of one item.",
  service:
    "This is a service, not an item to resell. If an item is for sale here, enter its name as the title.",
  wanted: "This person wants to buy, not sell. Open a listing that offers the item.",
  rental: "This is for rent, not for sale. Open a listing that sells the item.",
  animal: "We don't price live animals. For a cage, tank or saddle, enter its name as the title.",
} as const satisfies Record<NotAnItemReason, string>;
