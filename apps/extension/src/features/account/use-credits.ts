import type { Credits } from "@flipworth/contract";
import { useCallback, useEffect, useState } from "react";
import { findCredits } from "../../lib/api.ts";

/** The month's credits; undefined while unknown. The analysis itself says when none are left. */
export function useCredits(server: string) {
  const [credits, setCredits] = useState<Credits>();
  const refresh = useCallback(
    () =>
      void findCredits()
        .then(setCredits)
        .catch(() => setCredits(undefined)),
    [],
  );
  useEffect(refresh, [refresh, server]);
  return { credits, refresh };
}
