import type { Deal, DealEdit } from "@flipworth/contract";
import { Button, Foldable } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { account } from "../../../lib/api.ts";
import { dealsCostKinds } from "../../../words/english/deals/choices.ts";
import { dealsCosts } from "../../../words/english/deals/costs.ts";
import { money } from "../amounts.ts";
import { CostForm } from "../forms/cost-form.tsx";
import { Section } from "../parts.tsx";
import { useDays } from "../use-days.ts";
import { useDealWrite } from "../use-deals.ts";

export function CostsSection({ deal }: { deal: Deal }) {
  const say = useWords(dealsCosts);
  const sayKind = useWords(dealsCostKinds);
  const days = useDays();
  const { id, revision, costs, priceCents } = deal;
  const edit = useDealWrite((change: DealEdit) => account.editDeal(id, change));
  const remove = (place: number) =>
    edit.mutate({ revision, costs: costs.filter((_cost, at) => at !== place) });
  return (
    <Section title={say("title")}>
      <ul className="flex flex-col divide-y divide-line text-sm tabular-nums">
        {priceCents !== null && (
          <li className="flex justify-between gap-3 py-2">
            <span>{say("pricePaid")}</span>
            <span>{money(priceCents)}</span>
          </li>
        )}
        {costs.map(({ kind, cents, paidOn, note }, at) => (
          <li
            key={`${kind} ${paidOn} ${cents} ${at}`}
            className="flex flex-wrap items-center gap-3 py-2"
          >
            <span className="grow">
              {[sayKind(kind), note, days.day(paidOn)].filter(Boolean).join(", ")}
            </span>
            <span>{money(cents)}</span>
            <Button
              look="bare"
              size="small"
              aria-label={say("removeCost", { kind: sayKind(kind), amount: money(cents) })}
              onClick={() => remove(at)}
            >
              {say("remove")}
            </Button>
          </li>
        ))}
      </ul>
      <Foldable summary={say("addOne")}>
        <CostForm deal={deal} />
      </Foldable>
    </Section>
  );
}
