/** Analyses a month without paying; a visitor's install has the same. */
export const freeCreditsPerMonth = 10;

/** Listings that stay saved without paying; paid plans keep any number. */
export const freeSavedListings = 5;

/** A plan as every screen shows it. There is one table, below. */
export type Plan = {
  id: "free" | "side_hustler" | "power_flipper";
  name: string;
  /** US cents. */
  pricePerMonth: number;
  analysesPerMonth: number;
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
    description: "For trying it on real listings.",
    features: [
      `${freeCreditsPerMonth} analyses a month`,
      `Up to ${freeSavedListings} favorite deals`,
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
    description: "For a few good buys a week.",
    features: [
      "50 analyses a month",
      "Unlimited saved deals",
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
    description: "For those who look at listings every day.",
    features: [
      "250 analyses a month (fair use)",
      "Unlimited saved deals",
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

/** 999 is "9.99". */
export function priceOfPlan({ pricePerMonth }: Pick<Plan, "pricePerMonth">): string {
  return (pricePerMonth / 100).toFixed(2);
}
