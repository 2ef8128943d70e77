export { appraise, type Glance, type GlanceOptions, type LocalListing } from "./appraise.ts";
export { loadEngine } from "./load-engine.ts";
export { practiceListings } from "./practice-listings.ts";
