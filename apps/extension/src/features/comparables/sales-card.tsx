import type { Analysis } from "@flipworth/contract";
import { Button, Card, StageProgress } from "@flipworth/ui";
import type { ReactNode } from "react";
import { saleRows, salesOf } from "./sale-rows.ts";
import { SalesList } from "./sales-list.tsx";
import { useSales } from "./use-sales.ts";
import { words } from "./words.ts";

type SalesCardProps = {
  tabId: number;
  salesId: string;
  /** How other features show an answer, bad news and plain words. */
  slots: {
    answer: (analysis: Analysis) => ReactNode;
    failure: (error: unknown, onRetry: () => void) => ReactNode;
    notice: (title: string, sentence: string) => ReactNode;
  };
};

/** A deal judged again by the sales of a page: the answer, and the sales to choose from. */
export function SalesCard({ tabId, salesId, slots }: SalesCardProps) {
  const { run, sales, analysis, choices, hasNews, choose, start, cancel } = useSales(
    tabId,
    salesId,
  );
  if (run.kind === "gone") return slots.notice(words.goneTitle, words.gone);
  if (!sales) return <output className="block p-4 text-soft">{words.loading}</output>;
  const onPage = salesOf(sales);
  return (
    <>
      <p className="px-1 text-sm text-soft">{words.title(onPage.length)}</p>
      {run.kind === "running" && (
        <Card className="flex flex-col items-start gap-5 p-4">
          <StageProgress finished={run.finished} />
          <Button look="quiet" size="small" onClick={cancel}>
            {words.cancel}
          </Button>
        </Card>
      )}
      {run.kind === "failed" && slots.failure(run.error, start)}
      {analysis && run.kind !== "running" && slots.answer(analysis)}
      <SalesList
        rows={saleRows(onPage, choices, analysis)}
        unread={sales.struckOut.filter(({ card }) => !card)}
        canUpdate={hasNews && run.kind !== "running"}
        onChoose={choose}
        onUpdate={start}
      />
    </>
  );
}
