import { z } from "zod";
import { factNames } from "./fact-names.ts";
import { currenciesAbroad } from "../money/exchange-rates.ts";

export const Dollars = z.number();

const Cents = z.number().int().nullable();

/**
 * The figures of an analysis in whole cents, for whoever reckons with them; null where there is
 * none. The same in dollars, and as words for people, stand beside them.
 */
export const AnalysisCents = z.object({
  price: Cents,
  low: Cents,
  median: Cents,
  high: Cents,
  netProfit: Cents,
  netProfitLow: Cents,
  netProfitHigh: Cents,
  breakEven: Cents,
  maxBuyPrice: Cents,
});
export type AnalysisCents = z.infer<typeof AnalysisCents>;

/**
 * An ask in another currency than US dollars, and what to say to its seller in it: hundredths of its
 * unit. All other figures of the analysis are US dollars.
 */
export const AskAbroad = z.object({
  currency: z.enum(currenciesAbroad),
  price: z.number().int(),
  maxBuyPrice: Cents,
  /** The first offer; null where none is advised. */
  opening: Cents,
  /** US dollars for one unit, at `ratesAsOf`. */
  dollarsPerUnit: z.number(),
  ratesAsOf: z.iso.date(),
});
export type AskAbroad = z.infer<typeof AskAbroad>;

const PictureBox = z.object({
  left: z.number(),
  top: z.number(),
  right: z.number(),
  bottom: z.number(),
});

/** Where a fact was read: a text's lines count from 1, a box is in pixels of the picture. */
const FactSource = z.discriminatedUnion("kind", [
  // Handed in as that very field, by a person, a page's reader or a script.
  z.object({ kind: z.literal("field") }),
  // How a saved page's reader found a field; "place" is where on the page it stands.
  z.object({
    kind: z.literal("page"),
    way: z.enum(["structured_data", "heading", "label", "place", "meta"]),
  }),
  z.object({ kind: z.literal("text"), firstLine: z.number().int(), lastLine: z.number().int() }),
  z.object({ kind: z.literal("picture"), box: PictureBox }),
  // Seen on the photo by a vision model, where nobody wrote it.
  z.object({ kind: z.literal("photo") }),
  // In the words of another fact: "asking $40" of a description.
  z.object({ kind: z.literal("words"), of: z.enum(["title", "description"]) }),
]);

/**
 * "sure": given as that field, or read letter by letter without a doubt. "likely": told by its place
 * or by the seller's words. "unsure": it may be wrong, and a person should compare it with the listing.
 */
const FactOrigin = z.object({
  source: FactSource,
  certainty: z.enum(["sure", "likely", "unsure"]),
});
export type FactOrigin = z.infer<typeof FactOrigin>;

export const ReadingDetails = z.object({
  title: z.string().nullable(),
  /** What the listing says about its price: "stated", "free", "missing", "placeholder", … */
  priceKind: z.string(),
  priceWords: z.string().nullable(),
  conditionWords: z.string().nullable(),
  description: z.string().nullable(),
  location: z.string().nullable(),
  /** What the page says of the seller's standing; absent in analyses stored before it existed. */
  seller: z.string().nullable().optional(),
  /** Only for what was found; absent in analyses stored before it existed. */
  origins: z.partialRecord(z.enum(factNames), FactOrigin).optional(),
  sentence: z.string(),
});
export type ReadingDetails = z.infer<typeof ReadingDetails>;

/** What a vision model saw on the picture, or why none looked. */
export const SightingDetails = z.object({
  hasLooked: z.boolean(),
  sentence: z.string(),
  thing: z
    .object({
      kind: z.string(),
      brand: z.string().nullable(),
      model: z.string().nullable(),
      condition: z.string().nullable(),
      defects: z.array(z.string()),
      missingParts: z.array(z.string()),
      /** 0 to 1. */
      certainty: z.number(),
    })
    .nullable(),
});
export type SightingDetails = z.infer<typeof SightingDetails>;

/** One of several things in a listing, and what it would bring by itself. */
const ItemDetails = z.object({
  name: z.string(),
  quantity: z.number().int(),
  low: Dollars,
  median: Dollars,
  high: Dollars,
});
export type ItemDetails = z.infer<typeof ItemDetails>;

export const IdentificationDetails = z.object({
  kind: z.string(),
  name: z.string().nullable(),
  entryId: z.string().nullable(),
  variant: z.string().nullable(),
  quantity: z.number().int(),
  isAccessory: z.boolean(),
  isForParts: z.boolean(),
  /** Only of a listing of several different things; absent in analyses stored before it existed. */
  items: z.array(ItemDetails).optional(),
  sentence: z.string(),
});
export type IdentificationDetails = z.infer<typeof IdentificationDetails>;

/**
 * What a configured provider found by the thing's name, or why it found nothing. Its listings are
 * told in the answer to the request and not kept: a stored analysis has none.
 */
export const ComparablesDetails = z.object({
  hasAnswered: z.boolean(),
  sentence: z.string(),
  /** "eBay" */
  source: z.string().nullable(),
  /** The same search as a page that people can open. */
  searchUrl: z.string().nullable(),
  askedAt: z.iso.datetime().nullable(),
  listings: z.array(
    z.object({
      title: z.string(),
      price: Dollars,
      kind: z.enum(["sold", "ask"]),
      url: z.string(),
      /** Why it does not count; null when it does. */
      reason: z.string().nullable(),
    }),
  ),
});
export type ComparablesDetails = z.infer<typeof ComparablesDetails>;

const EvidenceDetails = z.object({
  source: z.string(),
  sentence: z.string(),
  low: Dollars,
  median: Dollars,
  high: Dollars,
  /** Share of the combined estimate, 0 to 1. */
  weight: z.number(),
  /** Absent, as `basis` is, in stored analyses of several things at one price. */
  asOf: z.string().nullable().optional(),
  basis: z.string().optional(),
});
export type EvidenceDetails = z.infer<typeof EvidenceDetails>;

const StruckOutComparable = z.object({
  title: z.string(),
  price: Dollars,
  reason: z.string(),
});

export const ValuationDetails = z.object({
  evidence: z.array(EvidenceDetails),
  struckOut: z.array(StruckOutComparable),
  sentence: z.string(),
});
export type ValuationDetails = z.infer<typeof ValuationDetails>;

const BillLine = z.object({
  label: z.string(),
  /** Dollars taken from the sale; negative when it costs money, positive for the sale itself. */
  amount: Dollars,
  explanation: z.string(),
});

/** Where to sell, what to offer, what to ask. */
const Advice = z.object({
  /**
   * The exit that was judged first, then what leaves most: what a sale at the median leaves before
   * the thing is paid for.
   */
  platforms: z.array(
    z.object({
      platform: z.string(),
      name: z.string(),
      net: Dollars,
      /** The same after the asking price; null without one, absent in older stored analyses. */
      netProfit: Dollars.nullable().optional(),
    }),
  ),
  /** A price at which the platform's fee jumps, in one sentence. */
  feeCliff: z.string().nullable(),
  offers: z.object({ opening: Dollars, walkAway: Dollars }).nullable(),
  daysToSell: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  questions: z.array(z.string()),
});
export type AdviceDetails = z.infer<typeof Advice>;

export const EvaluationDetails = z.object({
  estimated_resale_range: z.string().nullable(),
  estimated_net_profit: z.string().nullable(),
  /** 10th percentile, median and 90th of the sale price; absent without enough evidence. */
  low: Dollars.optional(),
  median: Dollars.optional(),
  high: Dollars.optional(),
  /** Net profit at the 10th and 90th percentile; absent when there is no asking price to judge. */
  netProfitLow: Dollars.optional(),
  netProfitHigh: Dollars.optional(),
  /** The sale price at which nothing is won or lost. */
  breakEven: Dollars.optional(),
  sellingPlatform: z.string().optional(),
  feeRule: z.string().optional(),
  feeSource: z.string().optional(),
  feeEffectiveFrom: z.string().optional(),
  /** The bill at the median sale: sale price, fees, shipping, packing, asking price. */
  fees: z.array(BillLine),
  targets: z.object({ profit: Dollars, roiPercent: z.number() }),
  /** How the person's own sold deals moved this range; absent where they did not. */
  ownBias: z.object({ percent: z.number(), sentence: z.string() }).optional(),
  /** Absent without enough evidence, and in analyses stored before it existed. */
  advice: Advice.optional(),
});
export type EvaluationDetails = z.infer<typeof EvaluationDetails>;
