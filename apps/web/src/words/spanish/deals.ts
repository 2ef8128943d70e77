import type { Translations } from "@flipworth/words";

export const deals: Translations = {};
