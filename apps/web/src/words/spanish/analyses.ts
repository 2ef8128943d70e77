import type { Translations } from "@flipworth/words";

export const analyses: Translations = {};
