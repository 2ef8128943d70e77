import type { SalesOfTab } from "../../messaging/protocol.ts";
import type { Analysis } from "@flipworth/contract";
import { Button, Card, SalesList, salesOf, StageProgress } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { type ReactNode, useEffect } from "react";
import { useSales } from "./use-sales.ts";
import { salesWords } from "../../words/english/card.ts";

type SalesCardProps = {
  by: SalesOfTab;
  /** How other features show an answer, bad news and plain words. */
  slots: {
    answer: (analysis: Analysis) => ReactNode;
    failure: (error: unknown, onRetry: () => void) => ReactNode;
    notice: (title: string, sentence: string) => ReactNode;
    /** What comes after the sales of an answer. */
    belowSales: ReactNode;
  };
};

/** A deal judged again by the sales of a page: the answer, and the sales to choose from. */
export function SalesCard({ by, slots }: SalesCardProps) {
  const say = useWords(salesWords);
  const { sales, run, choose, start, cancel } = useSales(by);
  const isNew = typeof sales === "object" && sales.answer === null;
  useEffect(() => {
    if (isNew) void start(sales);
    // oxlint-disable-next-line react/exhaustive-deps -- the click asked for the first answer alone
  }, [isNew]);
  if (sales === "gone") return slots.notice(say("goneTitle"), say("gone"));
  if (!sales) return <output className="block p-4 text-soft">{say("loading")}</output>;
  const { answer } = sales;
  const isFirst = run.kind === "running" && answer === null;
  return (
    <>
      <p className="px-1 text-sm text-soft">{say("title", { count: salesOf(sales).length })}</p>
      {isFirst && (
        <Card className="flex flex-col items-start gap-5 p-4">
          <StageProgress finished={run.finished} />
          <Button look="quiet" size="small" onClick={cancel}>
            {say("cancel")}
          </Button>
        </Card>
      )}
      {run.kind === "failed" && slots.failure(run.error, () => void start(sales))}
      {answer && slots.answer(answer.analysis)}
      <SalesList
        sales={sales}
        isRunning={run.kind === "running"}
        onChoose={(at, choice) => choose(sales, at, choice)}
        onUpdate={() => void start(sales)}
        onCancel={cancel}
      />
      {answer && slots.belowSales}
    </>
  );
}
