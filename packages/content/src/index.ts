export type {
  Breadcrumb,
  FindBand,
  GuidePage,
  GuideSection,
  PriceBand,
  RichText,
} from "./guides/guide-page.ts";
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
export { trimmed } from "./trimmed.ts";
