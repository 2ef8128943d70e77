import type { Analysis } from "@flipworth/contract";
import { useCallback, useEffect, useState } from "react";
import { listAnalyses } from "../../lib/api.ts";

const rowsShown = 20;

export type History =
  | { kind: "loading" }
  | { kind: "failed" }
  | { kind: "rows"; rows: readonly Analysis[] };

/** The last analyses of whoever is here. */
export function useHistory() {
  const [history, setHistory] = useState<History>({ kind: "loading" });
  const load = useCallback(
    () =>
      void listAnalyses(rowsShown).then(
        (rows) => setHistory({ kind: "rows", rows }),
        () => setHistory({ kind: "failed" }),
      ),
    [],
  );
  useEffect(load, [load]);
  return {
    history,
    retry: () => {
      setHistory({ kind: "loading" });
      load();
    },
  };
}
