import type { Translations } from "@flipworth/words";
import { dashboard } from "./market/dashboard.ts";
import { prices } from "./market/prices.ts";
import { pricesNames } from "./market/prices-names.ts";

export const market: Translations = { ...dashboard, ...prices, ...pricesNames };
