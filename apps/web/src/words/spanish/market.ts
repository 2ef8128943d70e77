import type { Translations } from "@flipworth/words";
import { dashboard } from "./market/dashboard.ts";

export const market: Translations = { ...dashboard };
