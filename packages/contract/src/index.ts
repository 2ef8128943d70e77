export { ApiError } from "./api-error.ts";
export { NoSales, SoldCard, SoldPageAnswer, SoldPageQuestion, StruckOutCard } from "./sold-page.ts";
export { AccountExport } from "./account-export.ts";
export {
  AccountSettings,
  defaultAccountSettings,
  Deleted,
  InstallClaim,
  InstallClaimed,
  InstallLinkAsked,
  InstallLinkRequest,
  SessionsEnded,
  SignedInDevice,
} from "./account.ts";
export {
  BillingPortal,
  Invoice,
  NewSubscription,
  PaymentConfig,
  SubscriptionOutcome,
  SubscriptionPlan,
  WebhookReceipt,
} from "./billing.ts";
export {
  Analysis,
  type AnalysisReport,
  SoldSearch,
  type Stage,
  StageEvent,
  stages,
} from "./analysis.ts";
export type {
  AdviceDetails,
  AnalysisCents,
  AskAbroad,
  ComparablesDetails,
  EvaluationDetails,
  EvidenceDetails,
  FactOrigin,
  IdentificationDetails,
  ItemDetails,
  ReadingDetails,
  SightingDetails,
  ValuationDetails,
} from "./analysis-details.ts";
export { factsOfAnalysis, nameOfAnalysis } from "./analysis-facts.ts";
export { type AnalyzeRequest, type Client, type ClientOptions, createClient } from "./client.ts";
export { DealsPage, Receipt, ReturnDeal, SellDeal, SplitDeal } from "./deals/deal-actions.ts";
export {
  AccuracyGroup,
  AccuracyReport,
  DealPlan,
  DealsSummary,
  DealTask,
  defaultDealPlan,
  MoneyReport,
  ProfitGroup,
  SaidAndBrought,
} from "./deals/deal-money.ts";
export {
  CostKind,
  Deal,
  DealChange,
  DealCost,
  DealEdit,
  DealListing,
  DealPrediction,
  DealReturn,
  DealSale,
  DealStage,
  DealWithHistory,
  NewDeal,
  openDealStages,
  stockDealStages,
} from "./deals/deal.ts";
export { DealsImport, DealsImported } from "./deals/deals-import.ts";
export { DraftsOf, ListingDraft, ListingDrafts } from "./deals/listing-drafts.ts";
export {
  NewTrip,
  PlatformYear,
  TaxLine,
  TaxYear,
  TaxYearChoices,
  Trip,
  TripsPage,
  YearInPath,
} from "./deals/tax.ts";
export { ApiKey, ApiKeyMade, NewApiKey } from "./developers/api-keys.ts";
export {
  NewWebhook,
  Webhook,
  type WebhookEvent,
  webhookEvents,
  WebhookMade,
  WebhookMessage,
  WebhookTested,
} from "./developers/webhooks.ts";
export { ErrorBody, type ErrorCode, errorStatus, StreamedError } from "./errors.ts";
export { httpUrlOf } from "./http-url.ts";
export { apiVersion, Credits, creditsHeaders, Health, Install, Ready } from "./install.ts";
export { limits, screenshotTypes } from "./limits.ts";
export {
  Comparable,
  ListingRequest,
  AllowedExits,
  SellingPlatform,
  sellingPlatforms,
  Targets,
} from "./listing.ts";
export { isGenericMarketplace, listingToSave } from "./listing-to-save.ts";
export { NewsletterSignedUp, NewsletterSignUp } from "./newsletter.ts";
export { ListPage, totalCountHeader } from "./pages.ts";
export {
  findPlan,
  freeCreditsPerMonth,
  freeOpenDeals,
  freeSavedListings,
  type Plan,
  type PlanId,
  planOf,
  plans,
  priceOfPlan,
} from "./plans.ts";
export type { Route } from "./route.ts";
export { routes } from "./routes.ts";
export { CategoryPrices, EntryPrices, PriceGroup, Turnover } from "./prices.ts";
export { Problem, ProblemKind, problemMediaType, problemTitles, problemTypeOf } from "./problem.ts";
export { NewInstall, ProofChallenge } from "./proof-of-work.ts";
export {
  NewSale,
  ImportProgress,
  NearSalesQuery,
  RecordedSale,
  SalesSharing,
  SharingAnswer,
  ShownSale,
  SalesColumns,
  SalesImport,
  SalesImported,
  SalesPage,
} from "./sales.ts";
export { NewSavedListing, SavedListing } from "./saved-listing.ts";
export { Settings } from "./settings.ts";
export { mileageRates } from "./mileage-rates.ts";
export { siteOriginPlaceholder } from "./site-origin.ts";
export { supportAddressPlaceholder } from "./support-address.ts";
export {
  DigestChoice,
  MovedGroup,
  MovedThing,
  Movement,
  Trends,
  WatchedThing,
  Watches,
} from "./trends.ts";
export { CurrentUser, User } from "./user.ts";
export { IdentityCheck, Verdict, verdicts } from "./verdict.ts";
export { verdictNames } from "./verdict-names.ts";
export { withoutUndefined } from "./without-undefined.ts";
