import type { Analysis } from "@flipworth/contract";
import { useEffect, useState } from "react";
import type { SalesOfTab } from "../messaging/protocol.ts";
import { refinedItem, watchRefined } from "../storage/items.ts";

/** The latest that sales have made of an analysis, in whatever tab that happened; `by` names them. */
export type Latest = { analysis: Analysis; by?: SalesOfTab };

export function useRefined(analysis: Analysis | undefined): Latest | undefined {
  const [found, setFound] = useState<{ of: string; latest: Latest }>();
  useEffect(() => {
    if (!analysis) return;
    let isOver = false;
    const look = async () => {
      const latest = await findLatest(analysis);
      if (!isOver) setFound({ of: analysis.id, latest });
    };
    void look();
    const stop = watchRefined(() => void look());
    return () => {
      isOver = true;
      stop();
    };
  }, [analysis]);
  if (!analysis) return undefined;
  return found?.of === analysis.id ? found.latest : { analysis };
}

/** What sales have made of it may itself have been looked at again by others. */
async function findLatest(analysis: Analysis): Promise<Latest> {
  const refined = await refinedItem(analysis.id).read();
  if (!refined) return { analysis };
  const later = await findLatest(refined.analysis);
  return later.by ? later : refined;
}
