export { ApiError } from "./calls/api-error.ts";
export {
  NoSales,
  SoldCard,
  SoldPageAnswer,
  SoldPageQuestion,
  StruckOutCard,
} from "./analyses/sold-page.ts";
export { AccountExport } from "./accounts/account-export.ts";
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
} from "./accounts/account.ts";
export {
  BillingPortal,
  Invoice,
  NewSubscription,
  PaymentConfig,
  SubscriptionOutcome,
  SubscriptionPlan,
  WebhookReceipt,
} from "./money/billing.ts";
export {
  Analysis,
  type AnalysisReport,
  SoldSearch,
  type Stage,
  StageEvent,
  stages,
} from "./analyses/analysis.ts";
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
} from "./analyses/analysis-details.ts";
export { factsOfAnalysis, nameOfAnalysis } from "./analyses/analysis-facts.ts";
export {
  type AnalyzeRequest,
  type Client,
  type ClientOptions,
  createClient,
} from "./calls/client.ts";
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
export { ErrorBody, type ErrorCode, errorStatus, StreamedError } from "./calls/errors.ts";
export { httpUrlOf } from "./http-url.ts";
export { apiVersion, Credits, creditsHeaders, Health, Install, Ready } from "./accounts/install.ts";
export { limits, screenshotTypes } from "./limits.ts";
export {
  Comparable,
  ListingRequest,
  AllowedExits,
  SellingPlatform,
  sellingPlatforms,
  Targets,
} from "./analyses/listing.ts";
export { isGenericMarketplace, listingToSave } from "./listings/listing-to-save.ts";
export { NewsletterSignedUp, NewsletterSignUp } from "./accounts/newsletter.ts";
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
} from "./money/plans.ts";
export type { Route } from "./calls/route.ts";
export { routes } from "./calls/routes.ts";
export { CategoryPrices, EntryPrices, PriceGroup, Turnover } from "./listings/prices.ts";
export {
  Problem,
  ProblemKind,
  problemMediaType,
  problemTitles,
  problemTypeOf,
} from "./calls/problem.ts";
export { NewInstall, ProofChallenge } from "./accounts/proof-of-work.ts";
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
} from "./listings/sales.ts";
export { NewSavedListing, SavedListing } from "./listings/saved-listing.ts";
export { Settings } from "./accounts/settings.ts";
export { mileageRates } from "./money/mileage-rates.ts";
export { siteOriginPlaceholder } from "./site-origin.ts";
export { supportAddressPlaceholder } from "./accounts/support-address.ts";
export {
  DigestChoice,
  MovedGroup,
  MovedThing,
  Movement,
  Trends,
  WatchedThing,
  Watches,
} from "./listings/trends.ts";
export { CurrentUser, User } from "./accounts/user.ts";
export { IdentityCheck, Verdict, verdicts } from "./analyses/verdict.ts";
export { verdictNames } from "./analyses/verdict-names.ts";
export { withoutUndefined } from "./without-undefined.ts";
