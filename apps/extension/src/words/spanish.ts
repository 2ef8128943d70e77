import { spanish as parts } from "@flipworth/ui/spanish";
import type { Voice } from "@flipworth/words";
import { account } from "./spanish/account.ts";
import { analyze } from "./spanish/analyze.ts";
import { card } from "./spanish/card.ts";
import { options } from "./spanish/options.ts";
import { preview } from "./spanish/preview.ts";
import { rating } from "./spanish/rating.ts";
import { sharing } from "./spanish/sharing.ts";

/** All that our own pages say in Spanish. They load it for those alone who read Spanish. */
export const spanish: Voice = {
  language: "es",
  translations: {
    ...parts,
    ...account,
    ...analyze,
    ...card,
    ...options,
    ...preview,
    ...rating,
    ...sharing,
  },
};
