import { z } from "zod";
import {
  AnalysisCents,
  AskAbroad,
  ComparablesDetails,
  Dollars,
  EvaluationDetails,
  IdentificationDetails,
  ReadingDetails,
  SightingDetails,
  ValuationDetails,
} from "./analysis-details.ts";
import { IdentityCheck, Verdict } from "./verdict.ts";

export const stages = ["reading", "identification", "valuation", "verdict"] as const;
export const Stage = z.enum(stages);
export type Stage = z.infer<typeof Stage>;

const Confidence = z.enum(["High", "Medium", "Low"]);
export const Recommendation = z.enum(["Buy", "Skip"]);

const Risk = z.object({
  kind: z.string(),
  sentence: z.string(),
  /** The words of the listing that raised it. */
  words: z.string(),
  /** It is told before everything else: a recall, a thing that must not be sold. */
  isUrgent: z.boolean().optional(),
});

const SearchPage = z.object({ words: z.string(), url: z.string() });

/** Where sales of the thing are looked for, and where more are when there are few. */
export const SoldSearch = SearchPage.extend({
  wider: SearchPage.nullable(),
  /** The same search on a site where such things are sold besides; absent where none is. */
  elsewhere: SearchPage.extend({ siteName: z.string() }).optional(),
});
export type SoldSearch = z.infer<typeof SoldSearch>;

/** One analysis as every screen reads it: formatted strings for people, numbers beside them. */
export const Analysis = z.object({
  id: z.string(),
  title: z.string(),
  /** Asking price in dollars; null when none was stated or it cannot be judged in dollars. */
  price: Dollars.nullable(),
  condition: z.string().nullable(),
  brand: z.string().nullable(),
  model: z.string().nullable(),
  category: z.string().nullable(),
  resaleRange: z.string().nullable(),
  marketValue: z.string().nullable(),
  netProfit: z.string().nullable(),
  profitPotential: z.string().nullable(),
  recommendation: Recommendation.nullable(),
  /**
   * null without a price or without a value, unless the words alone say that it is a scam; absent
   * in analyses stored before it existed.
   */
  verdict: Verdict.nullable().optional(),
  /** One sentence that says what to do: "Negotiate: $495 or less." Absent like `verdict`. */
  headline: z.string().optional(),
  /** At most three short lines: what it is and how sure, what the price rests on, what decides. */
  summary: z.array(z.string()).max(3).optional(),
  /** Only beside the verdict `check`. */
  identityCheck: IdentityCheck.optional(),
  flipScore: z.number().int().min(0).max(100).nullable(),
  confidence: Confidence,
  reasoning: z.array(z.string()),
  /** Dollars: the highest asking price that would be a Buy. */
  maxBuyPrice: Dollars.nullable(),
  risks: z.array(Risk),
  soldListingsUrl: z.string().nullable(),
  /** The same search and its words; absent without one, and in analyses stored before it existed. */
  soldSearch: SoldSearch.optional(),
  marketplaceUrl: z.string().nullable(),
  marketplaceItemId: z.string().nullable(),
  cents: AnalysisCents,
  /** Only of an ask in another currency than US dollars. */
  abroad: AskAbroad.optional(),
  createdAt: z.iso.datetime(),
  details: z.object({
    brand: z.string().nullable(),
    model: z.string().nullable(),
    analysisStages: z.object({
      reading: ReadingDetails,
      /** Absent where no vision model is set up or no picture was sent. */
      sighting: SightingDetails.optional(),
      identification: IdentificationDetails,
      /** Absent where no provider is set up, or nothing names the thing well enough to ask one. */
      comparables: ComparablesDetails.optional(),
      valuation: ValuationDetails,
      evaluation: EvaluationDetails,
    }),
  }),
});
export type Analysis = z.infer<typeof Analysis>;

type Report = Omit<Analysis, "id" | "createdAt">;
type Written = "verdict" | "headline" | "summary";

/** An analysis as the engine writes it. The server adds its id and its time. */
export type AnalysisReport = Omit<Report, Written> & {
  [Field in Written]-?: Exclude<Report[Field], undefined>;
};

/**
 * What `text/event-stream` sends: `stage` for each stage done, then `credits` (a `Credits`) and one
 * `result` (an `Analysis`), or one `error` (a `StreamedError`).
 */
export const StageEvent = z.object({
  stage: Stage,
  sentence: z.string(),
  /** How long this stage took. */
  milliseconds: z.number(),
});
export type StageEvent = z.infer<typeof StageEvent>;
