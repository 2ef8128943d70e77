import type { Analysis } from "@flipworth/contract";
import { useEffect, useState } from "react";
import { refinedItem } from "../storage/items.ts";

/** The latest that sales have made of an analysis, in whatever tab that happened. */
export function useRefined(analysis: Analysis | undefined): Analysis | undefined {
  const [refined, setRefined] = useState<{ of: string; latest: Analysis }>();
  const id = analysis?.id;
  const latest = refined && refined.of === id ? refined.latest : analysis;
  const latestId = latest?.id;
  useEffect(() => {
    if (id === undefined || latestId === undefined) return;
    const item = refinedItem(latestId);
    let isOver = false;
    const look = async () => {
      const found = await item.read();
      // What is found may have been refined again: its id is looked up next.
      if (found && !isOver) setRefined({ of: id, latest: found });
    };
    void look();
    const stop = item.watch(() => void look());
    return () => {
      isOver = true;
      stop();
    };
  }, [id, latestId]);
  return latest;
}
