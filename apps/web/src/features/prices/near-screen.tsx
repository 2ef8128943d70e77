import { Card } from "@flipworth/ui";
import { account } from "../../lib/api.ts";
import { PricesFrame } from "./prices-frame.tsx";
import { SalesList } from "./sales-list.tsx";

/** The recorded sales that the estimate for a title may rest on. */
export function NearScreen({ title }: { title: string }) {
  return (
    <PricesFrame
      queryKey={["prices", "near", title]}
      read={() => account.listNearSales(title)}
      key={title}
    >
      {(sales) => (
        <article className="mx-auto flex max-w-2xl flex-col gap-6">
          <header className="flex flex-col gap-1">
            <h1 className="text-3xl font-semibold tracking-tight">Sales behind an estimate</h1>
            <p className="text-pretty text-soft">
              Recorded sales most like “{title}”, the nearest first. Very different ones count
              little. A change counts from your next analysis.
            </p>
          </header>
          {sales.length > 0 ? (
            <SalesList sales={sales} />
          ) : (
            <Card className="p-4 sm:p-6">No recorded sale is like it.</Card>
          )}
        </article>
      )}
    </PricesFrame>
  );
}
