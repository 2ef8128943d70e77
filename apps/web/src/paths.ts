import { supportAddressPlaceholder } from "@flipworth/contract";

/** Every address of the site; no other file types one by hand. */
export const paths = {
  home: "/",
  features: "/#features",
  howItWorks: "/#how-it-works",
  pricingSection: "/#pricing",
  analyze: "/analyze",
  garageSale: "/garage-sale",
  /** What the service worker shows for pages that need a connection. */
  offline: "/offline",
  pricing: "/pricing",
  subscribeScreen: "/subscribe",
  subscribe: (planName: string) => `/subscribe?plan=${encodeURIComponent(planName)}`,
  dashboard: "/dashboard",
  /** What a person bought and sold; `?deal=` opens one. */
  deals: "/deals",
  deal: (id: string) => `/deals?deal=${encodeURIComponent(id)}`,
  draftOf: (analysisId: string) => `/deals?draft=${encodeURIComponent(analysisId)}`,
  /** What rises and falls among recorded sales, and what a person watches. */
  trends: "/trends",
  settings: "/settings",
  /** The public index of prices, with a page for each of the most listed things. */
  prices: "/prices",
  /** The public page of a thing; of one without, the server leads to its recorded prices. */
  entryPrices: (entryId: string) => `/prices/${encodeURIComponent(entryId)}`,
  accuracy: "/accuracy",
  /** For whoever is signed in. Shell of those below, which the server answers with the same page. */
  recorded: "/prices/recorded",
  recordedPrices: (entryId: string) => `/prices/recorded/${encodeURIComponent(entryId)}`,
  categoryPrices: (category: string) => `/prices/recorded/category/${encodeURIComponent(category)}`,
  /** The recorded sales that an estimate for such a title may rest on. */
  nearSales: (title: string) => `/prices/recorded/near?title=${encodeURIComponent(title)}`,
  recordedSales: "/settings#recorded-sales",
  /** Where a person confirms that the extension acts for them; the extension opens it. */
  connectExtension: "/connect-extension",
  extensionConnected: "/connect-extension?connected",
  extension: "/extension",
  extensionInstallationGuide: "/extension/installation-guide",
  installationGuide: "/installation-guide",
  guide: "/guide",
  guides: "/guides",
  blog: "/blog",
  feed: "/feed.xml",
  sitemap: "/sitemap",
  calculator: "/facebook-marketplace-profit-calculator",
  about: "/about",
  join: "/join",
  privacy: "/privacy",
  terms: "/terms",
  /** What the landing page's demo answers at each price; a file of the site and no page. */
  demoAnswers: "/demo.json",
  design: "/design",
  notFound: "/404",
  /** An analyze page that fills its form from the fragment, which browsers never send anywhere. */
  analyzeListing: (fragment: string) => `/analyze#${fragment}`,
  // Answered by the server and not by a page: a full navigation, never a router's link.
  login: "/api/login",
  logout: "/api/logout",
  dashboardSignIn: "/api/auth/login",
  connectExtensionSignIn: "/api/login?returnTo=/connect-extension",
  /** Signing in leads back to the same prices. */
  pricesSignIn: (path: string) => `/api/auth/login?returnTo=${encodeURIComponent(path)}`,
  trendsSignIn: "/api/auth/login?returnTo=/trends",
  dealsSignIn: "/api/auth/login?returnTo=/deals",
  settingsSignIn: "/api/auth/login?returnTo=/settings",
  /** Signing in leads back to the same plan. */
  subscribeSignIn: (planName: string) =>
    `/api/login?returnTo=${encodeURIComponent(`/subscribe?plan=${encodeURIComponent(planName)}`)}`,
  savedListingsFile: "/api/exports/saved-listings.csv",
  analysesFile: "/api/exports/analyses.csv",
  dealsFile: "/api/exports/deals.csv",
  ebayDraftsFile: "/api/exports/ebay-drafts.csv",
  taxFile: (year: number) => `/api/exports/tax.csv?year=${year}`,
  mileageFile: (year: number) => `/api/exports/mileage.csv?year=${year}`,
  accountFile: "/api/account/export",
  apiDocs: "/api/docs",
  signIn: "/login",
  signUp: "/signup",
  /** The server puts the address in, or the page that says whom to ask where there is none. */
  contact: `mailto:${supportAddressPlaceholder}`,
  /** For what the browser draws itself, where nothing puts the address in. */
  contactPage: "/join#write",
} as const;

/** The pages written when the site is built. */
export const builtPaths = [
  paths.home,
  paths.analyze,
  paths.garageSale,
  paths.offline,
  paths.pricing,
  paths.subscribeScreen,
  paths.dashboard,
  paths.deals,
  paths.trends,
  paths.settings,
  paths.recorded,
  paths.connectExtension,
  paths.extension,
  paths.extensionInstallationGuide,
  paths.installationGuide,
  paths.guide,
  paths.about,
  paths.join,
  paths.privacy,
  paths.terms,
  paths.design,
  paths.notFound,
] as const;
