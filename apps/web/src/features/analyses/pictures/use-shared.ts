import { useWords } from "@flipworth/words/react";
import { useEffect, useEffectEvent, useState } from "react";
import { paths } from "../../../paths.ts";
import { pictureWords } from "../../../words/english/analyses/pictures.ts";
import type { Shared } from "./take-shared.ts";

/** Takes what the share sheet sent here. Answers what to say about it, where it is of no use. */
export function useShared(onShared: (shared: Shared) => void): string | null {
  const [notice, setNotice] = useState<string | null>(null);
  const say = useWords(pictureWords);
  const tell = useEffectEvent(onShared);
  const take = useEffectEvent(async (outcome: string) => {
    const { takeShared } = await import("./take-shared.ts");
    return takeShared(outcome, say);
  });
  useEffect(() => {
    const outcome = new URLSearchParams(location.search).get("shared");
    if (outcome === null) return;
    // A reload shares nothing again.
    history.replaceState(history.state, "", paths.analyze);
    void take(outcome).then((shared) => {
      setNotice(shared.notice);
      if (shared.notice === null) tell(shared);
    });
  }, []);
  return notice;
}
