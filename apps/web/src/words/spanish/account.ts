import type { Translations } from "@flipworth/words";

export const account: Translations = {};
