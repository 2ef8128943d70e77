import { roundedCents } from "@flipworth/contract/money";
import { type Cents, cents, formatCents } from "../../money/cents.ts";

/** "$120": an amount as people say it, rounded as the deal card rounds it. */
export const aboutDollars = (amount: Cents): string => formatCents(cents(roundedCents(amount)));
