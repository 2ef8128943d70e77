import type { Deal, ReturnDeal } from "@flipworth/contract";
import { Button, Foldable, TextField } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { type FormEvent, useState } from "react";
import { account } from "../../../lib/api.ts";
import { dealsReturn } from "../../../words/english/deals/sale.ts";
import { textFromCents, today } from "../amounts.ts";
import { type Problems, useFormValues } from "./form-values.ts";
import { useDealWrite } from "../use-deals.ts";

/** The buyer sends it back, or the sale is canceled. */
export function ReturnForm({ deal: { id, sale } }: { deal: Deal }) {
  const readForm = useFormValues();
  const say = useWords(dealsReturn);
  const [problems, setProblems] = useState<Problems>({});
  const undo = useDealWrite((given: ReturnDeal) => account.returnDeal(id, given), {
    words: say("recorded"),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { text, cents, problems: found } = readForm(event.currentTarget);
    const given = {
      returnedOn: text("returnedOn") || today(),
      refundCents: cents("refund") ?? 0,
      feeBackCents: cents("feeBack") ?? 0,
      returnLabelCents: cents("returnLabel") ?? 0,
    };
    setProblems(found);
    if (Object.keys(found).length === 0) undo.mutate(given);
  };
  const refund = (sale?.priceCents ?? 0) + (sale?.buyerShippingCents ?? 0);
  const amounts = [
    ["refund", textFromCents(refund)],
    ["feeBack", textFromCents(sale?.feeCents ?? null)],
    ["returnLabel", ""],
  ] as const;
  return (
    <Foldable summary={say("title")}>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={say("returnedOn")}
            name="returnedOn"
            type="date"
            defaultValue={today()}
          />
          {amounts.map(([name, value]) => (
            <TextField
              key={name}
              label={say(name)}
              name={name}
              inputMode="decimal"
              defaultValue={value}
              error={problems[name]}
            />
          ))}
        </div>
        <Button type="submit" look="quiet" className="self-start">
          {say("record")}
        </Button>
      </form>
    </Foldable>
  );
}
