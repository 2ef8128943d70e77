import { spanish as engineSpanish } from "@flipworth/engine/spanish";
import { englishVoice, type Language, type Voice } from "@flipworth/words";
import { spanish } from "./spanish.ts";

const voices = {
  en: englishVoice,
  es: { language: "es", translations: { ...engineSpanish, ...spanish } },
} as const satisfies Record<Language, Voice>;

/** The language with all that the engine and the server say in it. */
export const voiceOf = (language: Language): Voice => voices[language];
