/** Every address of the site; no other file types one by hand. */
export const paths = {
  home: "/",
  features: "/#features",
  howItWorks: "/#how-it-works",
  pricingSection: "/#pricing",
  analyze: "/analyze",
  pricing: "/pricing",
  subscribe: (planName: string) => `/subscribe?plan=${encodeURIComponent(planName)}`,
  dashboard: "/dashboard",
  extension: "/extension",
  extensionInstallationGuide: "/extension/installation-guide",
  installationGuide: "/installation-guide",
  guide: "/guide",
  about: "/about",
  join: "/join",
  privacy: "/privacy",
  terms: "/terms",
  design: "/design",
  notFound: "/404",
  /** An analyze page that fills its form from the fragment, which browsers never send anywhere. */
  analyzeListing: (fragment: string) => `/analyze#${fragment}`,
  // Answered by the server and not by a page: a full navigation, never a router's link.
  login: "/api/login",
  logout: "/api/logout",
  signIn: "/login",
  signUp: "/signup",
  contact: "mailto:support@flipworth.example",
} as const;

/** The pages written when the site is built. */
export const builtPaths = [
  paths.home,
  paths.analyze,
  paths.pricing,
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
