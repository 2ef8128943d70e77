import { useCallback, useEffect, useState } from "react";
import { findScreenshotProblem } from "./check-screenshot.ts";
import { type Draft, type DraftText, emptyDraft, type ListingWords } from "./draft.ts";
import { draftFromFragment } from "./share-link.ts";

/** What is entered, from wherever it comes: typing, a file, the clipboard, a copied link. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [screenshotError, setScreenshotError] = useState<string>();

  const change = useCallback(
    (part: Partial<DraftText>) => setDraft((last) => ({ ...last, ...part })),
    [],
  );
  /** Another listing: nothing of the last one stays. */
  const replace = useCallback((text: ListingWords) => {
    setScreenshotError(undefined);
    setDraft({ ...emptyDraft, ...text });
  }, []);
  const takeFile = useCallback((file: File) => {
    const problem = findScreenshotProblem(file);
    setScreenshotError(problem);
    if (!problem) setDraft((last) => ({ ...last, screenshot: file }));
  }, []);
  const takeText = useCallback((text: string) => change({ text }), [change]);
  const removeScreenshot = () => {
    setScreenshotError(undefined);
    setDraft((last) => ({ ...last, screenshot: null }));
  };

  useEffect(() => {
    const open = () => {
      const carried = draftFromFragment(location.hash);
      if (carried) replace(carried);
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, [replace]);

  return { draft, screenshotError, change, replace, takeFile, takeText, removeScreenshot };
}
