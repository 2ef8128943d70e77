export type {
  Breadcrumb,
  FindBand,
  GuidePage,
  GuideSection,
  PriceBand,
  RichText,
} from "./guides/guide-page.ts";
