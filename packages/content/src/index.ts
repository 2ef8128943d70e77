export type {
  Breadcrumb,
  CheckRow,
  Drawing,
  FindBand,
  GuidePage,
  GuideSection,
  LocalPriceRow,
  MapTown,
  PriceBand,
  RichText,
  SellersFigure,
} from "./guides/guide-page.ts";
export { adviceFor } from "./guides/advice-for.ts";
export { brandGuide } from "./guides/brand-guide.ts";
export { categoryGuide } from "./guides/category-guide.ts";
export { cityCategoryGuide } from "./guides/city/city-category-guide.ts";
export { cityGuide } from "./guides/city/city-guide.ts";
export { brandGroups, brands, type Brand, type BrandSlug } from "./catalogue/brands.ts";
export { categories, type Category, type CategorySlug } from "./catalogue/categories.ts";
export { cities, cityLabel, citySlug, type City, type CityType } from "./catalogue/cities.ts";
export {
  allContentPaths,
  brandPath,
  cityCategoryPath,
  cityPath,
  contentPaths,
  findBrand,
  findCategory,
  findCity,
  guidePath,
  sitemapGroups,
  thingPath,
  thingPathOf,
  type FixedPath,
  type SitemapGroup,
  type SitemapPage,
} from "./paths.ts";
export {
  calculateProfit,
  calculatorPrompt,
  centsFromText,
  formatPercent,
  formatUsd,
  goodDeal,
  verdictMessage,
  type ProfitInput,
  type ProfitResult,
} from "./calculator.ts";
export { pageHeads, type PageHead } from "./heads.ts";
export { thingsDo, withArticle } from "./grammar.ts";
export { trimmed } from "./trimmed.ts";
export { articleDate, articles, featuredArticles, latestArticles } from "./catalogue/articles.ts";
export type { Article } from "./catalogue/articles.ts";
export {
  bestItems,
  bestItemsIntro,
  bestItemsSections,
  bestItemsStats,
  itemsToAvoid,
  keysToSuccess,
  type BestItem,
} from "./catalogue/best-items.ts";
export { calculatorSections, calculatorTips } from "./catalogue/calculator-tips.ts";
export {
  campaignFeatures,
  campaignHeadline,
  campaignListing,
  campaignSubtitle,
  campaignTags,
} from "./catalogue/campaign.ts";
export {
  comparisonIntro,
  comparisonSections,
  comparisonTable,
  hundredDollarExample,
  quickComparison,
  useEbayWhen,
  useMarketplaceWhen,
  type QuickComparison,
} from "./catalogue/comparison.ts";
export {
  cityBadges,
  guideBadges,
  libraryCards,
  libraryTitle,
  libraryTotal,
  type LibraryCard,
} from "./catalogue/guide-library.ts";
export {
  brandCardLength,
  citiesOnIndex,
  citiesOnTestPage,
  popularCombinations,
  type Combination,
} from "./catalogue/index-pages.ts";
export {
  accuracyMeasuredOn,
  accuracyMisses,
  accuracyRows,
  accuracySections,
  type AccuracyRow,
} from "./catalogue/accuracy.ts";
export { listedThingIds, listedThings } from "./catalogue/listed-things.ts";
export { howToPath, howTos, popularGuideCategories, type HowTo } from "./catalogue/how-to.ts";
export type { AccentColor, IconName } from "./catalogue/look.ts";
export {
  beforeMeeting,
  duringMeeting,
  safetyGroups,
  safetyIntro,
  whenSomethingGoesWrong,
  type SafetyGroup,
} from "./catalogue/safety.ts";
export { scams, type Scam } from "./catalogue/scams.ts";
export {
  advancedTechniques,
  tipGroups,
  tipsDo,
  tipsDont,
  tipsIntro,
  type TipGroup,
} from "./catalogue/tips.ts";
export { toolButton, toolItself, toolPath, tools, type Tool } from "./catalogue/tools.ts";
export { notesOfThing, thingNotes } from "./knowledge/things/all-notes.ts";
export { brandKnowledge } from "./knowledge/brands/all-brands.ts";
export { categoryKnowledge } from "./knowledge/categories/all-categories.ts";
