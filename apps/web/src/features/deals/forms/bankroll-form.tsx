import type { DealPlan } from "@flipworth/contract";
import { Button, TextField } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { type FormEvent, useState } from "react";
import { account } from "../../../lib/api.ts";
import { dealsBankroll } from "../../../words/english/deals/money.ts";
import { textFromCents } from "../amounts.ts";
import { type Problems, useFormValues } from "./form-values.ts";
import { Section } from "../parts.tsx";
import { useDealWrite } from "../use-deals.ts";

/** Money set aside for buying, and what a month should make. */
export function BankrollForm({ plan }: { plan: DealPlan }) {
  const readForm = useFormValues();
  const say = useWords(dealsBankroll);
  const [problems, setProblems] = useState<Problems>({});
  const save = useDealWrite(account.putDealPlan, { words: say("saved") });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { text, cents, problems: found } = readForm(event.currentTarget);
    const given = {
      bankrollCents: cents("bankroll") ?? null,
      monthlyProfitGoalCents: cents("goal") ?? null,
      capsPayAtMost: text("caps") === "on",
    };
    setProblems(found);
    if (Object.keys(found).length === 0) save.mutate(given);
  };
  return (
    <Section title={say("title")}>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={say("bankroll")}
            name="bankroll"
            inputMode="decimal"
            defaultValue={textFromCents(plan.bankrollCents)}
            error={problems["bankroll"]}
            hint={say("bankrollHint")}
          />
          <TextField
            label={say("goal")}
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
          {say("caps")}
        </label>
        <Button type="submit" look="quiet" className="self-start">
          {say("save")}
        </Button>
      </form>
    </Section>
  );
}
