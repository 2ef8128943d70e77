import { spanish as parts } from "@flipworth/ui/spanish";
import type { Voice } from "@flipworth/words";
import { account } from "./spanish/account.ts";
import { analyses } from "./spanish/analyses.ts";
import { deals } from "./spanish/deals.ts";
import { market } from "./spanish/market.ts";
import { site } from "./spanish/site.ts";

/** All that the app says in Spanish. Loaded only by those who read it in Spanish. */
export const spanish: Voice = {
  language: "es",
  translations: { ...parts, ...site, ...analyses, ...deals, ...market, ...account },
};
