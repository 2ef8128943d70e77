/**
 * Sorts below every profit. A number and not NULL, because a page by key needs one order for all
 * rows: the lowest integer that PostgreSQL has.
 */
export const noProfit = -2_147_483_648;

/** How a profit in cents sorts, and back. */
export const rankOfProfit = (cents: number | null): number => cents ?? noProfit;
export const profitOfRank = (rank: number): number | null => (rank === noProfit ? null : rank);
