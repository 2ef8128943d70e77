import type { Analysis } from "@flipworth/contract";
import type { FinishedStage } from "@flipworth/ui";
import { useEffect, useRef, useState } from "react";
import { analyze } from "../../lib/api.ts";
import { requestFromCapture } from "../../lib/request-from-capture.ts";
import { refinedItem, type Sales, salesItem, type SalesOfTab } from "../../storage/items.ts";
import { chosenSales, salesOf } from "./sale-rows.ts";

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
      void change(chosen, (latest) => ({ ...decide(latest), key }));
    },
  };
}

/** The person chose something that the range does not know yet. */
export function hasNews({ key, answer }: Sales): boolean {
  return answer?.key !== key;
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
      const analysis = await analyzeWithSales(sales, mine.signal, (stage) => {
        if (current.current === mine) setRun((state) => withStage(state, stage));
      });
      if (current.current !== mine) return;
      await keep(sales, analysis);
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

function analyzeWithSales(
  { deal, key, choices, ...found }: Sales,
  signal: AbortSignal,
  onStage: (stage: FinishedStage) => void,
): Promise<Analysis> {
  const { listing, screenshots } = requestFromCapture(deal.capture);
  const comparables = chosenSales(salesOf(found), choices);
  return analyze({
    listing: { ...listing, comparables, refines: deal.analysisId },
    ...(screenshots && { screenshots }),
    idempotencyKey: key,
    signal,
    onStage,
  });
}

/** For every place that shows the sales or the deal. */
async function keep(asked: Sales, analysis: Analysis): Promise<void> {
  await change(asked, (latest) => ({ ...latest, answer: { key: asked.key, analysis } }));
  const by = { tabId: asked.tabId, salesId: asked.id };
  await refinedItem(asked.deal.analysisId).write({ analysis, by });
}

/** One change at a time, of what was last written: two places may change the same sales. */
async function change({ tabId, id }: Sales, how: (latest: Sales) => Sales): Promise<void> {
  const item = salesItem(tabId);
  await navigator.locks.request(`sales ${tabId}`, async () => {
    const latest = await item.read();
    if (latest?.id === id) await item.write(how(latest));
  });
}

function withStage(state: SalesRun, stage: FinishedStage): SalesRun {
  return state.kind === "running" ? { ...state, finished: [...state.finished, stage] } : state;
}
