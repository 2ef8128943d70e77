import type { Deal, DealEdit } from "@flipworth/contract";
import { Button, Foldable, SelectField, TextField } from "@flipworth/ui";
import { type FormEvent, useState } from "react";
import { account } from "../../../lib/api.ts";
import { shortDay } from "../../../lib/month-in-words.ts";
import { money, today } from "../amounts.ts";
import { chosen, costNames, costOptions } from "../choices.ts";
import { formValues, type Problems } from "../form-values.ts";
import { Section } from "../parts.tsx";
import { useDealWrite } from "../use-deals.ts";

export function CostsSection({ deal }: { deal: Deal }) {
  const { id, revision, costs, priceCents } = deal;
  const [problems, setProblems] = useState<Problems>({});
  const edit = useDealWrite((change: DealEdit) => account.editDeal(id, change));
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { text, cents, problems: found } = formValues(event.currentTarget);
    const amount = cents("amount");
    if (amount === undefined) found["amount"] ??= "Enter what it cost.";
    setProblems(found);
    if (amount === undefined || Object.keys(found).length > 0) return;
    const kind = kindOf(text("kind"));
    const cost = { kind, cents: amount, paidOn: text("paidOn") || today(), note: text("note") };
    edit.mutate({ revision, costs: [...costs, cost] });
  };
  const remove = (place: number) =>
    edit.mutate({ revision, costs: costs.filter((_cost, at) => at !== place) });
  return (
    <Section title="Costs">
      <ul className="flex flex-col divide-y divide-line text-sm tabular-nums">
        {priceCents !== null && (
          <li className="flex justify-between gap-3 py-2">
            <span>Price paid</span>
            <span>{money(priceCents)}</span>
          </li>
        )}
        {costs.map(({ kind, cents, paidOn, note }, at) => (
          <li
            key={`${kind} ${paidOn} ${cents} ${at}`}
            className="flex flex-wrap items-center gap-3 py-2"
          >
            <span className="grow">
              {costNames[kind]}
              {note && `, ${note}`}, {shortDay(paidOn)}
            </span>
            <span>{money(cents)}</span>
            <Button
              look="bare"
              size="small"
              aria-label={`Remove ${costNames[kind]} ${money(cents)}`}
              onClick={() => remove(at)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Foldable summary="Add a cost">
        <form noValidate className="grid gap-3 sm:grid-cols-2" onSubmit={add}>
          <SelectField label="Kind" name="kind" options={costOptions} />
          <TextField
            label="Amount ($)"
            name="amount"
            inputMode="decimal"
            error={problems["amount"]}
          />
          <TextField label="Paid on" name="paidOn" type="date" defaultValue={today()} />
          <TextField label="Note" name="note" />
          <Button type="submit" look="quiet" className="justify-self-start">
            Add cost
          </Button>
        </form>
      </Foldable>
    </Section>
  );
}

type Kind = Deal["costs"][number]["kind"];
const kinds: readonly { value: Kind }[] = [
  { value: "buying_fees" },
  { value: "inbound_shipping" },
  { value: "repair" },
  { value: "parts" },
  { value: "packing" },
  { value: "driving" },
  { value: "other" },
];
const kindOf = (given: string): Kind => chosen(kinds, given, "other");
