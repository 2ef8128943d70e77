import { englishVoice, type Language, type Voice } from "@flipworth/words";
import { VoiceProvider } from "@flipworth/words/react";
import { type ReactNode, useEffect, useState } from "react";
import { useSetting } from "../lib/use-setting.ts";
import { languageSetting } from "../storage/language-items.ts";

/** A page of ours in the person's language; nothing stands there until that is known. */
export function Spoken({ children }: { children: ReactNode }) {
  const language = useSetting(languageSetting);
  const [voice, setVoice] = useState<Voice>();
  useEffect(() => {
    if (!language) return;
    let isOver = false;
    // What stands there stays until the other language has come.
    void loadVoice(language).then((loaded) => {
      if (isOver) return;
      document.documentElement.lang = loaded.language;
      setVoice(loaded);
    });
    return () => {
      isOver = true;
    };
  }, [language]);
  return voice && <VoiceProvider value={voice}>{children}</VoiceProvider>;
}

async function loadVoice(language: Language): Promise<Voice> {
  if (language === "en") return englishVoice;
  try {
    return (await import("../words/spanish.ts")).spanish;
  } catch {
    // Of a version that was replaced no file is left, and that must be told all the same.
    return englishVoice;
  }
}
