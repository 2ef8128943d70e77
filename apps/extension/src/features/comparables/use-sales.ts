import type { FinishedStage } from "@flipworth/ui";
import { useEffect, useRef, useState } from "react";
import type { SalesOfTab } from "../../messaging/protocol.ts";
import { type Sales, salesItem } from "../../storage/items.ts";
import { changeSales, refineBySales } from "./refine-by-sales.ts";

type SalesRun =
  | { kind: "idle" }
  | { kind: "running"; finished: readonly FinishedStage[] }
  | { kind: "failed"; error: unknown };

/** One click's sales, the same wherever they are shown: what is chosen in one place is so in all. */
export function useSales({ tabId, salesId }: SalesOfTab) {
  const [sales, setSales] = useState<Sales | "gone">();
  const { run, start, cancel } = useRun();
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const found = await salesItem(tabId).read();
      if (!isOver) setSales(found?.id === salesId ? found : "gone");
    };
    void look();
    const stop = salesItem(tabId).watch(() => void look());
    return () => {
      isOver = true;
      stop();
    };
  }, [tabId, salesId]);
  return {
    sales,
    run,
    start,
    cancel,
    choose: (chosen: Sales, at: number, choice: "in" | "out") => {
      const decide = (of: Sales): Sales => ({ ...of, choices: { ...of.choices, [at]: choice } });
      const key = crypto.randomUUID();
      // At once here, as a box that waits for storage would jump back under the mouse.
      setSales({ ...decide(chosen), key });
      void changeSales(chosen, (latest) => ({ ...decide(latest), key }));
    },
  };
}

/** The deal's analysis again, with the sales that count; the last start is the one that does. */
function useRun() {
  const [run, setRun] = useState<SalesRun>({ kind: "idle" });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const start = async (sales: Sales) => {
    current.current?.abort();
    const mine = new AbortController();
    current.current = mine;
    setRun({ kind: "running", finished: [] });
    try {
      const onStage = (stage: FinishedStage) => {
        if (current.current === mine) setRun((state) => withStage(state, stage));
      };
      await refineBySales(sales, { signal: mine.signal, onStage });
      if (current.current !== mine) return;
      setRun({ kind: "idle" });
    } catch (error) {
      if (current.current === mine) setRun({ kind: "failed", error });
    }
  };
  const cancel = () => {
    current.current?.abort();
    current.current = undefined;
    setRun({ kind: "idle" });
  };
  return { run, start, cancel };
}

function withStage(state: SalesRun, stage: FinishedStage): SalesRun {
  return state.kind === "running" ? { ...state, finished: [...state.finished, stage] } : state;
}
