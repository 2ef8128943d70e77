import type { SalesOfTab } from "../../messaging/protocol.ts";
import type { ReactNode } from "react";
import { SalesList } from "@flipworth/ui";
import { useSales } from "./use-sales.ts";

type SalesOfDealProps = {
  by: SalesOfTab;
  failure: (error: unknown, onRetry: () => void) => ReactNode;
};

/** The sales that an answer is by, beside the answer itself; nothing once they are gone. */
export function SalesOfDeal({ by, failure }: SalesOfDealProps) {
  const { sales, run, choose, start, cancel } = useSales(by);
  if (!sales || sales === "gone") return null;
  return (
    <>
      {run.kind === "failed" && failure(run.error, () => void start(sales))}
      <SalesList
        sales={sales}
        isRunning={run.kind === "running"}
        onChoose={(at, choice) => choose(sales, at, choice)}
        onUpdate={() => void start(sales)}
        onCancel={cancel}
      />
    </>
  );
}
