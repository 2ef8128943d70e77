/** Analyses a month without paying; a visitor's install has the same. */
export const freeCreditsPerMonth = 10;

/** Listings that stay saved without paying; paid plans keep any number. */
export const freeSavedListings = 5;

/** Deals that are open at a time without paying; paid plans have any number. */
export const freeOpenDeals = 25;

/** A plan as every screen shows it. There is one table, below. */
export type Plan = {
  id: "free" | "side_hustler" | "power_flipper";
  name: string;
  /** US cents. */
  pricePerMonth: number;
  analysesPerMonth: number;
  /** Fair use: past `analysesPerMonth` analyses still run, without priority. */
  isSoftCap: boolean;
  /** null: any number. */
  savedListings: number | null;
  /** Deals with something left to do; null: any number. */
  openDeals: number | null;
  /** Its analyses leave the queue first. */
  hasPriority: boolean;
  icon: "search" | "trending-up" | "zap";
  description: string;
  features: readonly string[];
  notIncluded: readonly string[];
  isPopular: boolean;
  badge: string | null;
  buttonText: string;
};

export const plans: readonly Plan[] = [
  {
    id: "free",
    name: "Free",
    pricePerMonth: 0,
    analysesPerMonth: freeCreditsPerMonth,
    isSoftCap: false,
    savedListings: freeSavedListings,
    openDeals: freeOpenDeals,
    hasPriority: false,
    icon: "search",
    description: "For trying it on real listings.",
    features: [
      `${freeCreditsPerMonth} analyses a month`,
      `Up to ${freeSavedListings} favorite deals`,
      `${freeOpenDeals} open deals with profit tracking`,
      "Resale range, profit and fees",
      "No card and no signup to try",
    ],
    notIncluded: ["Priority processing"],
    isPopular: false,
    badge: null,
    buttonText: "Start free",
  },
  {
    id: "side_hustler",
    name: "Side Hustler",
    pricePerMonth: 999,
    analysesPerMonth: 50,
    isSoftCap: false,
    savedListings: null,
    openDeals: null,
    hasPriority: true,
    icon: "trending-up",
    description: "For a few good buys a week.",
    features: [
      "50 analyses a month",
      "Unlimited saved deals",
      "Unlimited deals with profit tracking",
      "Analysis history",
      "Priority processing",
    ],
    notIncluded: [],
    isPopular: true,
    badge: "Most Popular",
    buttonText: "Choose Side Hustler",
  },
  {
    id: "power_flipper",
    name: "Power Flipper",
    pricePerMonth: 1999,
    analysesPerMonth: 250,
    isSoftCap: true,
    savedListings: null,
    openDeals: null,
    hasPriority: true,
    icon: "zap",
    description: "For people who check listings every day.",
    features: [
      "250 analyses a month (fair use)",
      "Unlimited saved deals",
      "Unlimited deals with profit tracking",
      "Analysis history",
      "Priority processing",
      "More on request: contact support",
    ],
    notIncluded: [],
    isPopular: false,
    badge: null,
    buttonText: "Choose Power Flipper",
  },
];

export type PlanId = Plan["id"];

export function planOf(id: PlanId): Plan {
  const plan = plans.find((candidate) => candidate.id === id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  return plan;
}

/** The plan of a name as people and links write it, in any case; undefined for none. */
export function findPlan(name: string): Plan | undefined {
  return plans.find((plan) => plan.name.toLowerCase() === name.trim().toLowerCase());
}

/** 999 is "9.99". */
export function priceOfPlan({ pricePerMonth }: Pick<Plan, "pricePerMonth">): string {
  return (pricePerMonth / 100).toFixed(2);
}
