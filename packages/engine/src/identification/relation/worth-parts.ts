import type { GuideEntry } from "../../price-guide/entry.ts";

/** What brings less than this brings no more than a piece of another thing does. */
const leastUsd = 40;

/** Whether the pieces of such a thing are sold by themselves. */
export const isWorthParts = ({ usedMedianUsd }: GuideEntry): boolean => usedMedianUsd >= leastUsd;
