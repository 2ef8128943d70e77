export { Analysis, type Stage, StageEvent, stages } from "./analysis.ts";
export {
  type AnalyzeRequest,
  ApiError,
  type Client,
  type ClientOptions,
  createClient,
} from "./client.ts";
export { ErrorBody, type ErrorCode, errorStatus, StreamedError } from "./errors.ts";
export { Credits, creditsHeaders, Health, Install } from "./install.ts";
export { limits, screenshotTypes } from "./limits.ts";
export {
  Comparable,
  ListingRequest,
  SellingPlatform,
  sellingPlatforms,
  Targets,
} from "./listing.ts";
export { freeCreditsPerMonth, type Plan, plans, priceOfPlan } from "./plans.ts";
export { HistoryPage, type Route, routes } from "./routes.ts";
export { Settings } from "./settings.ts";
