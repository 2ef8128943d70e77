import { useEffect, useEffectEvent, useState } from "react";
import { paths } from "../../../paths.ts";
import type { Shared } from "./take-shared.ts";

/** Takes what the share sheet sent here. Answers what to say about it, where it is of no use. */
export function useShared(onShared: (shared: Shared) => void): string | null {
  const [notice, setNotice] = useState<string | null>(null);
  const tell = useEffectEvent(onShared);
  useEffect(() => {
    const outcome = new URLSearchParams(location.search).get("shared");
    if (outcome === null) return;
    // A reload shares nothing again.
    history.replaceState(history.state, "", paths.analyze);
    void import("./take-shared.ts").then(async ({ takeShared }) => {
      const shared = await takeShared(outcome);
      setNotice(shared.notice);
      if (shared.notice === null) tell(shared);
    });
  }, []);
  return notice;
}
