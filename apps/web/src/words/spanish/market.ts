import type { Translations } from "@flipworth/words";
import { calculator } from "./market/calculator.ts";
import { dashboard } from "./market/dashboard.ts";
import { prices } from "./market/prices.ts";
import { pricesNames } from "./market/prices-names.ts";
import { things } from "./market/things.ts";

export const market: Translations = {
  ...calculator,
  ...dashboard,
  ...prices,
  ...pricesNames,
  ...things,
};
