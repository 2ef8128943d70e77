import { roundedDownCents } from "@flipworth/contract/money";
import { type Cents, cents } from "../money/cents.ts";

/**
 * A limit or an offer as people say it, never above the exact one. This one figure is "pay at
 * most", the price to walk away at and the price in the headline.
 */
export const peoplesPrice = (exact: Cents): Cents => cents(roundedDownCents(exact));
