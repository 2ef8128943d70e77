import type { Translations } from "@flipworth/words";
import { categories } from "./spanish/categories.ts";
import { dealCard } from "./spanish/deal-card.ts";
import { folded } from "./spanish/folded.ts";
import { parts, stages, standings } from "./spanish/parts.ts";
import { sales } from "./spanish/sales.ts";

/** What the shared parts say in Spanish, for the voice of an app. */
export const spanish: Translations = {
  "ui.parts": parts,
  "ui.stages": stages,
  "ui.standings": standings,
  "ui.categories": categories,
  "ui.dealCard": dealCard,
  "ui.folded": folded,
  "ui.sales": sales,
};
