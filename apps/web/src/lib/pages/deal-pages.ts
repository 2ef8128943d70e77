import type { DealPages } from "@flipworth/ui";
import { paths } from "../../paths.ts";

/** Where this site shows what a deal card rests on. */
export const dealPages: DealPages = { prices: paths.entryPrices, sales: paths.nearSales };
