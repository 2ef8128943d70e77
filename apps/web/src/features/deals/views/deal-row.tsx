import type { Deal } from "@flipworth/contract";
import { Card } from "@flipworth/ui";
import { Sentence, useWords } from "@flipworth/words/react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { dealsList } from "../../../words/english/deals/list.ts";
import { dealsParts } from "../../../words/english/deals/parts.ts";
import { costWords, money } from "../amounts.ts";
import { ProfitWords, StageBadge } from "../parts.tsx";

/** A deal in the list. */
export function DealRow({ deal }: { deal: Deal }) {
  const say = useWords(dealsList);
  const sayPart = useWords(dealsParts);
  const { id, title, stage, quantity, sku, storedAt, daysHeld, profitCents } = deal;
  const facts = [
    quantity > 1 && say("pieces", { count: quantity }),
    sku && say("sku", { sku }),
    storedAt,
    daysHeld !== null && say("daysHeld", { days: daysHeld }),
  ];
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-2 p-4">
      <div className="min-w-0 grow basis-56">
        <Link
          to={paths.deal(id)}
          className="font-semibold wrap-anywhere underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
        >
          {title}
        </Link>
        <p className="text-sm wrap-anywhere text-soft">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <StageBadge stage={stage} />
      <p className="text-right text-sm tabular-nums">
        <span className="block text-soft">{say("cost", { cost: costWords(deal, sayPart) })}</span>
        {profitCents !== null && (
          <span className="block font-semibold">
            <Sentence
              words={dealsList}
              id="netProfit"
              values={{ profit: money(profitCents) }}
              tags={{
                amount: (words) => <ProfitWords cents={profitCents}>{words}</ProfitWords>,
              }}
            />
          </span>
        )}
      </p>
    </Card>
  );
}
