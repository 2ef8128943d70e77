import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { DraftText } from "./draft.ts";

/**
 * What was typed into the form before this page's code had loaded stands in its fields and nowhere
 * else: without this the first change would empty them.
 */
export function useEarlyTyping(
  onFound: (typed: Partial<DraftText>) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (!form.current) return;
    const entries = [...new FormData(form.current)];
    const typed = entries.filter(([, value]) => typeof value === "string" && value !== "");
    if (typed.length > 0) tell(Object.fromEntries(typed));
  }, []);
  return form;
}
