export type {
  AnalysisInput,
  AnalysisStage,
  AppraisalInput,
  ListingInput,
} from "./analysis-input.ts";
export type { AnalysisOutcome, Appraisal, Refusal } from "./analysis-input.ts";
export { type Category, categories } from "./category.ts";
export { createEngine, type Engine } from "./create-engine.ts";
export type { Identified } from "./identified.ts";
export { nameKeys, type TitleExplained } from "./identification/explain-title.ts";
export type { SeenEstimate, SeenSighting, SeenThing, Sighting } from "./identification/sighting.ts";
export {
  type Cents,
  cents,
  centsFromDollars,
  dollarsFromCents,
  formatCents,
} from "./money/cents.ts";
export { type FeeClass, feeClasses } from "@flipworth/contract/fee-classes";
export type { ConditionGrade, GuideEntry } from "./price-guide/entry.ts";
export { bill, sellingPlan } from "./profit/bill.ts";
export type { FeeRule } from "./profit/fee-rule.ts";
export type { OwnCosts } from "./profit/own-costs.ts";
export { defaultSalesTaxBasisPoints, feeRule, sellingFee } from "./profit/selling-fee.ts";
export {
  delivery,
  platformNameIn,
  platformNames,
  type SellingPlatform,
  sellingPlatforms,
} from "./profit/selling-platforms.ts";
export type { FactOrigin } from "@flipworth/contract";
export type { FactOrigins } from "./reading/fact-origins.ts";
export type {
  ListingFacts,
  OcrBox,
  OcrPage,
  PriceReading,
  ScreenshotReading,
} from "./reading/listing-facts.ts";
export { boxesToHide } from "./reading/screenshot/boxes-to-hide.ts";
export { type ListingFields, readFields } from "./reading/fields/read-fields.ts";
export { isPageOfMany, readPastedText } from "./reading/pasted/read-pasted-text.ts";
export { readPrice } from "./reading/money/read-price.ts";
export { readScreenshot } from "./reading/screenshot/read-screenshot.ts";
export { withoutPrices } from "./reading/money/without-prices.ts";
export type { IdentityOfSale } from "./sales/identity-of-sale.ts";
export type { SaleAgainstGuide } from "./sales/sale-against-guide.ts";
export type { SaleTitle } from "./sales/read-sale.ts";
export type { RememberedSale } from "./sales/remembered-sale.ts";
export { fewestContributors } from "./sales/voices.ts";
export { saleWords } from "./sales/sale-words.ts";
export {
  createSalesIndex,
  mostNearSales,
  rankSales,
  rarityOf,
  type SalesIndex,
} from "./sales/sales-index.ts";
export { marketplaceItemId } from "./report/item-id.ts";
export { marketplaceName } from "./report/marketplace-name.ts";
export { ebayConditionIds } from "./report/sold-search.ts";
export {
  columnsOf,
  type ImportColumns,
  importFields,
  type ImportedLedger,
  type ImportedSale,
  type ImportedTable,
  readSalesTable,
  readSalesTableInPieces,
} from "./sales/import/read-sales-table.ts";
export type { OwnBias } from "./valuation/own-bias.ts";
export { flawsIn } from "./listing-assistant/flaws.ts";
export type { KnownItem } from "./listing-assistant/known-item.ts";
export { listingDrafts } from "./listing-assistant/listing-draft.ts";
export { sellerMessages, usualQuestions } from "./listing-assistant/seller-messages.ts";
export { readCondition } from "./reading/fields/read-condition.ts";
export { comparablesOfRequest } from "./valuation/comparables/comparables-of-request.ts";
export type { ComparableSearch } from "./valuation/comparables/comparable-search.ts";
export type { ComparableSale } from "./valuation/evidence.ts";
export { median } from "./valuation/statistics.ts";
export type { FoundComparables, FoundListing } from "./valuation/comparables/found-comparables.ts";
export { type AllowedExits, everyExit } from "./verdict/exits.ts";
export { defaultTargets, type Targets } from "./verdict/targets.ts";
