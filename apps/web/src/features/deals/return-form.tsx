import type { Deal, ReturnDeal } from "@flipworth/contract";
import { Button, Foldable, TextField } from "@flipworth/ui";
import { type FormEvent, useState } from "react";
import { account } from "../../lib/api.ts";
import { textFromCents, today } from "./amounts.ts";
import { formValues, type Problems } from "./form-values.ts";
import { useDealWrite } from "./use-deals.ts";

/** The buyer sends it back, or the sale is canceled. */
export function ReturnForm({ deal: { id, sale } }: { deal: Deal }) {
  const [problems, setProblems] = useState<Problems>({});
  const undo = useDealWrite((given: ReturnDeal) => account.returnDeal(id, given), {
    words: "Return recorded",
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { text, cents, problems: found } = formValues(event.currentTarget);
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
    ["Refund ($)", "refund", textFromCents(refund)],
    ["Fee you got back ($)", "feeBack", textFromCents(sale?.feeCents ?? null)],
    ["Return label ($)", "returnLabel", ""],
  ] as const;
  return (
    <Foldable summary="It came back">
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField label="Returned on" name="returnedOn" type="date" defaultValue={today()} />
          {amounts.map(([label, name, value]) => (
            <TextField
              key={name}
              label={label}
              name={name}
              inputMode="decimal"
              defaultValue={value}
              error={problems[name]}
            />
          ))}
        </div>
        <Button type="submit" look="quiet" className="self-start">
          Record return
        </Button>
      </form>
    </Foldable>
  );
}
