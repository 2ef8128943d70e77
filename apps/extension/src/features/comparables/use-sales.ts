import type { Analysis } from "@flipworth/contract";
import type { FinishedStage } from "@flipworth/ui";
import { useEffect, useRef, useState } from "react";
import { analyze } from "../../lib/api.ts";
import { requestFromCapture } from "../../lib/request-from-capture.ts";
import { refinedItem, type Sales, salesItem } from "../../storage/items.ts";
import { type Choices, chosenSales, salesOf } from "./sale-rows.ts";

export type SalesRun =
  | { kind: "loading" }
  | { kind: "gone" }
  | { kind: "running"; finished: readonly FinishedStage[] }
  | { kind: "done" }
  | { kind: "cancelled" }
  | { kind: "failed"; error: unknown };

/** Runs the deal's analysis again with the sales that a click took from this tab's page. */
export function useSales(tabId: number, salesId: string) {
  const [run, setRun] = useState<SalesRun>({ kind: "loading" });
  const [sales, setSales] = useState<Sales>();
  const [analysis, setAnalysis] = useState<Analysis>();
  const [choices, setChoices] = useState<Choices>({});
  const [hasNews, setHasNews] = useState(false);
  const current = useRef<AbortController>(undefined);
  // The same choice tried again must not count twice, so it keeps its key.
  const key = useRef(salesId);

  const start = async (of: Sales) => {
    current.current?.abort();
    const mine = new AbortController();
    current.current = mine;
    setRun({ kind: "running", finished: [] });
    setHasNews(false);
    try {
      const found = await analyzeWithSales(of, {
        choices,
        idempotencyKey: key.current,
        signal: mine.signal,
        onStage: (stage) => current.current === mine && setRun((state) => withStage(state, stage)),
      });
      if (current.current !== mine) return;
      setAnalysis(found);
      setRun({ kind: "done" });
      await refinedItem(of.deal.analysisId).write(found);
    } catch (error) {
      if (current.current === mine) setRun({ kind: "failed", error });
    }
  };

  useEffect(() => {
    const load = async () => {
      const found = await salesItem(tabId).read();
      if (found?.id !== salesId) return setRun({ kind: "gone" });
      setSales(found);
      await start(found);
    };
    void load();
    return () => current.current?.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- a card keeps its sales for life
  }, [tabId, salesId]);

  return {
    run,
    sales,
    analysis,
    choices,
    /** The person chose something that the range does not know yet. */
    hasNews,
    choose: (at: number, choice: "in" | "out") => {
      key.current = crypto.randomUUID();
      setChoices({ ...choices, [at]: choice });
      setHasNews(true);
    },
    start: () => sales && void start(sales),
    cancel: () => {
      current.current?.abort();
      current.current = undefined;
      setRun({ kind: "cancelled" });
      setHasNews(true);
    },
  };
}

type Wish = {
  choices: Choices;
  idempotencyKey: string;
  signal: AbortSignal;
  onStage: (stage: FinishedStage) => void;
};

function analyzeWithSales(sales: Sales, { choices, ...call }: Wish): Promise<Analysis> {
  const { deal } = sales;
  const { listing, screenshot } = requestFromCapture(deal.capture);
  const comparables = chosenSales(salesOf(sales), choices);
  return analyze({
    ...call,
    listing: { ...listing, comparables, refines: deal.analysisId },
    ...(screenshot && { screenshot }),
  });
}

function withStage(state: SalesRun, stage: FinishedStage): SalesRun {
  return state.kind === "running" ? { ...state, finished: [...state.finished, stage] } : state;
}
