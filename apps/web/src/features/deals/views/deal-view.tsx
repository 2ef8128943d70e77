import { useWords } from "@flipworth/words/react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { dealsDeal } from "../../../words/english/deals/deal.ts";
import { DealFacts } from "../sections/deal-facts.tsx";
import { Loaded } from "../parts.tsx";
import { useDeal } from "../use-deals.ts";
import { DealHistory } from "../sections/deal-history.tsx";
import { DeleteDeal } from "../delete-deal.tsx";
import { DealWork } from "../sections/deal-work.tsx";
import { ReceiptSection } from "../sections/receipt-section.tsx";

/** One deal: what it is, what it cost, where it is listed, what it brought. */
export function DealView({ id }: { id: string }) {
  const say = useWords(dealsDeal);
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-7.5rem)] max-w-3xl flex-col gap-6">
      <Link to={`${paths.deals}?view=all`} className="text-sm underline underline-offset-4">
        {say("allDeals")}
      </Link>
      <Loaded query={useDeal(id)} what="Deal">
        {({ deal, changes }) => (
          <>
            <DealFacts deal={deal} />
            {deal.stage === "split" ? <ReceiptSection deal={deal} /> : <DealWork deal={deal} />}
            <DealHistory changes={changes} />
            <DeleteDeal deal={deal} />
          </>
        )}
      </Loaded>
    </div>
  );
}
