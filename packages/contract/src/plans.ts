/** Analyses a month without paying; a visitor's install has the same. */
export const freeCreditsPerMonth = 10;
