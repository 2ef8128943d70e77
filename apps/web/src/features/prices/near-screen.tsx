import { Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { account } from "../../lib/api.ts";
import { pricesNear } from "../../words/english/market/prices-pages.ts";
import { PricesFrame } from "./prices-frame.tsx";
import { SalesList } from "./sales-list.tsx";

/** The recorded sales that the estimate for a title may rest on. */
export function NearScreen({ title }: { title: string }) {
  const say = useWords(pricesNear);
  return (
    <PricesFrame
      queryKey={["prices", "near", title]}
      read={() => account.listNearSales(title)}
      key={title}
    >
      {(sales) => (
        <article className="mx-auto flex max-w-2xl flex-col gap-6">
          <header className="flex flex-col gap-1">
            <h1 className="text-3xl font-semibold tracking-tight">{say("title")}</h1>
            <p className="text-pretty text-soft">{say("intro", { title })}</p>
          </header>
          {sales.length > 0 ? (
            <SalesList sales={sales} />
          ) : (
            <Card className="p-4 sm:p-6">{say("none")}</Card>
          )}
        </article>
      )}
    </PricesFrame>
  );
}
