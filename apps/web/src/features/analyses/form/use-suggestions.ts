import { useEffect, useState } from "react";

const pauseMs = 150;

/** Names of the price guide for what is typed; the guide is loaded at the first letters. */
export function useSuggestions(words: string): readonly string[] {
  const [found, setFound] = useState<{ words: string; names: readonly string[] }>();
  useEffect(() => {
    if (words.trim().length < 2) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const { suggestNames } = await import("../../../local-engine/local-engine.ts");
      const names = await suggestNames(words);
      if (isCurrent) setFound({ words, names });
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words]);
  return words.trim().length < 2 ? [] : (found?.names ?? []);
}
