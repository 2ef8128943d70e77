import type { DealPlan } from "@flipworth/contract";
import { Button, TextField } from "@flipworth/ui";
import { type FormEvent, useState } from "react";
import { account } from "../../lib/api.ts";
import { textFromCents } from "./amounts.ts";
import { formValues, type Problems } from "./form-values.ts";
import { Section } from "./parts.tsx";
import { useDealWrite } from "./use-deals.ts";

/** Money set aside for buying, and what a month should make. */
export function BankrollForm({ plan }: { plan: DealPlan }) {
  const [problems, setProblems] = useState<Problems>({});
  const save = useDealWrite(account.putDealPlan, { words: "Bankroll saved" });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { text, cents, problems: found } = formValues(event.currentTarget);
    const given = {
      bankrollCents: cents("bankroll") ?? null,
      monthlyProfitGoalCents: cents("goal") ?? null,
      capsPayAtMost: text("caps") === "on",
    };
    setProblems(found);
    if (Object.keys(found).length === 0) save.mutate(given);
  };
  return (
    <Section title="Bankroll and goal">
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label="Bankroll for buying ($)"
            name="bankroll"
            inputMode="decimal"
            defaultValue={textFromCents(plan.bankrollCents)}
            error={problems["bankroll"]}
            hint="What your stock cost counts against it."
          />
          <TextField
            label="Profit goal per month ($)"
            name="goal"
            inputMode="decimal"
            defaultValue={textFromCents(plan.monthlyProfitGoalCents)}
            error={problems["goal"]}
          />
        </div>
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            name="caps"
            className="size-5"
            defaultChecked={plan.capsPayAtMost}
          />
          “Pay at most” never goes above what is left
        </label>
        <Button type="submit" look="quiet" className="self-start">
          Save
        </Button>
      </form>
    </Section>
  );
}
