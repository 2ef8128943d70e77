import type { Credits } from "@flipworth/contract";
import { useEffect, useState } from "react";
import { findCredits } from "../../lib/api.ts";

/** The month's credits; undefined while unknown. The analysis itself says when none are left. */
export function useCredits() {
  const [credits, setCredits] = useState<Credits>();
  const refresh = () =>
    void findCredits()
      .then(setCredits)
      .catch(() => setCredits(undefined));
  useEffect(refresh, []);
  return { credits, refresh };
}
