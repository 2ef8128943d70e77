import type { Deal, DealEdit } from "@flipworth/contract";
import { Button, SelectField, TextField } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { type FormEvent, useState } from "react";
import { account } from "../../../lib/api.ts";
import { dealsCosts } from "../../../words/english/deals/costs.ts";
import { today } from "../amounts.ts";
import { chosen, costKinds, useCostOptions } from "../choices.ts";
import { useDealWrite } from "../use-deals.ts";
import { type Problems, useFormValues } from "./form-values.ts";

/** One more cost of a deal. */
export function CostForm({ deal: { id, revision, costs } }: { deal: Deal }) {
  const say = useWords(dealsCosts);
  const kinds = useCostOptions();
  const readForm = useFormValues();
  const [problems, setProblems] = useState<Problems>({});
  const edit = useDealWrite((change: DealEdit) => account.editDeal(id, change));
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { text, cents, wrong, problems: found } = readForm(event.currentTarget);
    const amount = cents("amount");
    if (amount === undefined) wrong("amount", "cost");
    setProblems(found);
    if (amount === undefined || Object.keys(found).length > 0) return;
    const kind = chosen(costKinds, text("kind"), "other");
    const cost = { kind, cents: amount, paidOn: text("paidOn") || today(), note: text("note") };
    edit.mutate({ revision, costs: [...costs, cost] });
  };
  return (
    <form noValidate className="grid gap-3 sm:grid-cols-2" onSubmit={add}>
      <SelectField label={say("kind")} name="kind" options={kinds} />
      <TextField
        label={say("amount")}
        name="amount"
        inputMode="decimal"
        error={problems["amount"]}
      />
      <TextField label={say("paidOn")} name="paidOn" type="date" defaultValue={today()} />
      <TextField label={say("note")} name="note" />
      <Button type="submit" look="quiet" className="justify-self-start">
        {say("add")}
      </Button>
    </form>
  );
}
