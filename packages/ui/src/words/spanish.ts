import type { Translations } from "@flipworth/words";

/** What the shared parts say in Spanish, for the voice of an app. */
export const spanish: Translations = {};
