import type { SitemapPage } from "@flipworth/content";
import { paths } from "../../paths.ts";

/** The product's own public pages, as the sitemap names them. Each at its one address. */
export const productPages: readonly SitemapPage[] = [
  { path: paths.home, title: "Home" },
  { path: paths.analyze, title: "Analyze a listing" },
  { path: paths.garageSale, title: "Garage sale mode" },
  { path: paths.pricing, title: "Pricing" },
  { path: paths.extension, title: "Chrome extension" },
  { path: paths.installationGuide, title: "Installation guide" },
  { path: paths.guide, title: "Getting the most from Flipworth" },
  { path: paths.about, title: "About" },
  { path: paths.join, title: "Join the mission" },
  { path: paths.privacy, title: "Privacy policy" },
  { path: paths.terms, title: "Terms of service" },
];
