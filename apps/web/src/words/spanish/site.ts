import type { Translations } from "@flipworth/words";

export const site: Translations = {};
