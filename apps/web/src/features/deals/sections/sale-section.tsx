import type { Deal } from "@flipworth/contract";
import { Button } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useState } from "react";
import { dealsSale } from "../../../words/english/deals/sale.ts";
import { money } from "../amounts.ts";
import { usePlatformName } from "../choices.ts";
import { ReturnForm } from "../forms/return-form.tsx";
import { SaleForm } from "../forms/sale-form.tsx";
import { Section } from "../parts.tsx";
import { useDays } from "../use-days.ts";

export function SaleSection({ deal }: { deal: Deal }) {
  const say = useWords(dealsSale);
  const days = useDays();
  const platformName = usePlatformName();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { sale } = deal;
  if (sale === null || isCorrecting) {
    return (
      <Section title={say(sale === null ? "sellIt" : "correct")}>
        <SaleForm deal={deal} />
      </Section>
    );
  }
  const lines = [
    ["salePrice", sale.priceCents],
    ["buyerShipping", sale.buyerShippingCents],
    ["sellingFee", -sale.feeCents],
    ["label", -sale.labelCents],
    ["packing", -sale.packingCents],
  ] as const;
  return (
    <Section title={say("sold")}>
      <p className="text-sm text-soft">
        {say("dayAndPlatform", {
          day: days.day(sale.soldOn),
          platform: platformName(sale.platform),
        })}
      </p>
      <dl className="grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-sm tabular-nums">
        {lines
          .filter(([, cents]) => cents !== 0)
          .map(([label, cents]) => (
            <div key={label} className="contents">
              <dt>{say(label)}</dt>
              <dd className="text-right">{money(cents)}</dd>
            </div>
          ))}
      </dl>
      {sale.feeRule && <p className="text-sm text-soft">{sale.feeRule}</p>}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" size="small" onClick={() => setIsCorrecting(true)}>
          {say("correct")}
        </Button>
      </div>
      <ReturnForm deal={deal} />
    </Section>
  );
}
