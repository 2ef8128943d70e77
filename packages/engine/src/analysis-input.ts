import type { BuyersTerms } from "./buyers-terms.ts";
import type { Sighting } from "./identification/sighting.ts";
import type { ListingFields } from "./reading/fields/read-fields.ts";
import type { OcrPage, ListingFacts } from "./reading/listing-facts.ts";
import type { RememberedSale } from "./sales/remembered-sale.ts";
import type { FoundComparables } from "./valuation/comparables/found-comparables.ts";
import type { ComparableSale } from "./valuation/evidence.ts";
import type { AnalysisReport } from "@flipworth/contract";
import type { Voice } from "@flipworth/words";
import type { IdentifiedItem } from "./identification/identification.ts";

export type AnalysisStage = "reading" | "identification" | "valuation" | "verdict";

/** What is read of a listing and looked at on its picture. */
export type ListingInput = {
  fields: ListingFields;
  /** A listing pasted as one piece. */
  text?: string;
  screenshot?: OcrPage;
  /** What a vision model saw on the picture, or why it did not; absent when none was to look. */
  sighting?: Sighting;
  /** ISO date of the analysis, "2026-11-21": the engine has no clock. */
  asOf: string;
  /** In which the sentences for people are written; English when absent. */
  voice?: Voice;
  onStage?: OnStage;
};

/** What is known of what an identified listing may bring, and what the person wants of it. */
export type AppraisalInput = BuyersTerms & {
  sighting?: Sighting;
  comparables: readonly ComparableSale[];
  /** Recorded sales whose titles are near this one's, at most some fifty; none when absent. */
  sales?: readonly RememberedSale[];
  /** What a provider of comparables answered; absent when none was to be asked. */
  found?: FoundComparables;
  marketplaceUrl: string | null;
  /** Where it is offered, as recorded sales name it; by the address when absent. */
  market?: string;
  /** ISO date of the analysis, "2026-11-21": the engine has no clock. */
  asOf: string;
  /** In which the sentences for people are written; English when absent. */
  voice?: Voice;
  onStage?: OnStage;
};

export type AnalysisInput = ListingInput & AppraisalInput;

/** Called as each stage ends, with a sentence for people. */
type OnStage = (stage: AnalysisStage, sentence: string) => void;

export type RefusalReason = "nothing_to_read" | "not_a_listing" | "not_an_item" | "unusable_price";

export type Refusal = { kind: "refused"; reason: RefusalReason; sentence: string };

/** What a listing says and what it sells. */
export type IdentifiedListing = { kind: "identified"; facts: ListingFacts; item: IdentifiedItem };

export type Appraisal = {
  kind: "analysed";
  report: AnalysisReport;
  /** False for too little evidence, a check and a likely scam, which cost no credit. */
  isAnswered: boolean;
};

export type AnalysisOutcome = Appraisal | Refusal;
