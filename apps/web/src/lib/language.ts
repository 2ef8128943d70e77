import {
  englishVoice,
  isLanguage,
  type Language,
  languageFrom,
  type Voice,
} from "@flipworth/words";
import { useLayoutEffect, useSyncExternalStore } from "react";
import { keptText } from "./kept-text.ts";

const kept = keptText("language");

/** Each is loaded by those alone who read it. */
const voices: Record<Language, () => Promise<Voice>> = {
  en: async () => englishVoice,
  es: async () => (await import("../words/spanish.ts")).spanish,
};

let voice = englishVoice;
/** What is wanted of this page, loaded or not; undefined on pages that are English for everybody. */
let asked: Language | undefined;
const listeners = new Set<() => void>();

/** What the person chose in this browser, else the first of the browser's languages that we speak. */
export function wantedLanguage(): Language {
  const chosen = kept.read();
  return isLanguage(chosen) ? chosen : languageFrom(navigator.languages);
}

/** For words outside of components. Inside it is `useVoice`, which a page in English overrules. */
export const currentVoice = (): Voice => voice;

/** Keeps the choice and speaks it at once; false where its words can't be loaded, and all stays as it was. */
export function chooseLanguage(language: Language): Promise<boolean> {
  kept.write(language);
  return speak(language);
}

async function speak(language: Language): Promise<boolean> {
  change(() => (asked = language));
  try {
    const loaded = await voices[language]();
    // Whoever presses twice gets what was pressed last.
    if (asked === language) change(() => (voice = loaded));
    return true;
  } catch {
    // Without a connection: the next page tries again.
    if (asked === language) change(() => (asked = voice.language));
    return false;
  }
}

/** The voice of the page; English on pages that are English for everybody, and until the other is loaded. */
export function usePageVoice(isSpoken: boolean): Voice {
  // Built pages are English, so that is what React finds at first.
  const loaded = useSyncExternalStore(watch, currentVoice, () => englishVoice);
  // Before the effects in which screens ask the server: the requests name the language.
  useLayoutEffect(() => {
    if (isSpoken && asked === undefined) void speak(wantedLanguage());
  }, [isSpoken]);
  return isSpoken ? loaded : englishVoice;
}

/** The language that is asked for, though its words may still be on their way. */
export function useAskedLanguage(): Language {
  return useSyncExternalStore(
    watch,
    () => asked ?? "en",
    () => "en",
  );
}

/**
 * What a request says about the language. Nothing where English is read in a browser that says
 * nothing else by itself.
 */
export function acceptedLanguage(): Language | undefined {
  const language = asked ?? "en";
  const isSaidAnyway = language === "en" && languageFrom(navigator.languages) === "en";
  return isSaidAnyway ? undefined : language;
}

function watch(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function change(action: () => void): void {
  action();
  for (const listener of listeners) listener();
}
