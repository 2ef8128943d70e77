import type { Translations } from "@flipworth/words";

export const market: Translations = {};
