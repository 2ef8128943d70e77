import type { Guide, RestrictedProduct } from "@flipworth/guide/guide";
import type {
  AnalysisInput,
  AppraisalInput,
  ListingInput,
  AnalysisOutcome,
  Appraisal,
  Refusal,
} from "./analysis-input.ts";
import { analyze } from "./analyze.ts";
import { answeringBy } from "./words/answering.ts";
import { appraiseApart, type Identified, identifyApart } from "./identified.ts";
import { explainTitle, type TitleExplained } from "./identification/explain-title.ts";
import { type IdentityOfSale, identityOfSale } from "./sales/identity-of-sale.ts";
import type { RememberedSale } from "./sales/remembered-sale.ts";
import { type SaleAgainstGuide, saleAgainstGuide } from "./sales/sale-against-guide.ts";
import type { SaleTitle } from "./sales/read-sale.ts";
import { findRestricted } from "./verdict/restricted/find-restricted.ts";
import {
  type VehicleBand,
  vehicleBand,
  type VehicleBandQuestion,
} from "./vehicles/vehicle-band.ts";

export type Engine = {
  guide: Guide;
  /** A listing in, a verdict out: synchronous and pure, about a millisecond of arithmetic. */
  analyze: (input: AnalysisInput) => AnalysisOutcome;
  /** The first half of an analysis: what a listing says and sells, by which evidence is looked for. */
  identify: (input: ListingInput) => Identified | Refusal;
  /** The second half: what that is worth with all the evidence there is, and what to do about it. */
  appraise: (identified: Identified, input: AppraisalInput) => Appraisal;
  /** Why a title is taken for what it is taken for. */
  explain: (title: string) => TitleExplained;
  /** What a recorded sale is a sale of. */
  identityOfSale: (sale: SaleTitle) => IdentityOfSale;
  /** A recorded sale held against the guide; null for what is no single thing of it. */
  saleAgainstGuide: (sale: RememberedSale) => SaleAgainstGuide | null;
  /** The recalled, banned and medical products that a listing names. */
  restrictedIn: (listing: {
    title: string | null;
    description: string | null;
  }) => readonly RestrictedProduct[];
  /** What a vehicle of a model or class brings at an age, for tables. */
  vehicleBand: (question: VehicleBandQuestion) => VehicleBand;
};

/** An engine that knows what the guide knows. Make one for a process: it indexes the guide. */
export function createEngine(guide: Guide): Engine {
  const answer = answeringBy(guide);
  return {
    guide,
    analyze: (input) => answer(() => analyze(input), input.voice),
    identify: (input) => answer(() => identifyApart(input), input.voice),
    appraise: (identified, input) => answer(() => appraiseApart(identified, input), input.voice),
    explain: (title) => answer(() => explainTitle(title)),
    saleAgainstGuide: (sale) => answer(() => saleAgainstGuide(sale)),
    identityOfSale: (sale) => answer(() => identityOfSale(sale)),
    restrictedIn: (listing) => answer(() => findRestricted(listing).map(({ product }) => product)),
    vehicleBand: (question) => answer(() => vehicleBand(question)),
  };
}
