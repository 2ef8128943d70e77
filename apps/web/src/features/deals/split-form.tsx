import type { Deal, SplitDeal } from "@flipworth/contract";
import { Button, SelectField, TextField } from "@flipworth/ui";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { account } from "../../lib/api.ts";
import { paths } from "../../paths.ts";
import { centsFromText, money } from "./amounts.ts";
import { textOf } from "./form-values.ts";
import { useDealWrite } from "./use-deals.ts";

const ways = [
  { value: "value", label: "By what each is worth" },
  { value: "count", label: "By count" },
  { value: "hand", label: "By hand" },
] as const;
type Way = (typeof ways)[number]["value"];

const amountLabels = {
  value: "Worth ($)",
  hand: "Its share of the cost ($)",
  count: "Quantity",
} as const satisfies Record<Way, string>;

/** One purchase becomes several items that share its cost to the cent. */
export function SplitForm({ deal: { id, costCents } }: { deal: Deal }) {
  const navigate = useNavigate();
  const [by, setBy] = useState<Way>("value");
  const [count, setCount] = useState(2);
  const [problem, setProblem] = useState<string>();
  const split = useDealWrite((given: SplitDeal) => account.splitDeal(id, given), {
    words: "Lot split",
    onDone: () => void navigate(`${paths.deals}?view=all`),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = readSplit(new FormData(event.currentTarget), { by, count });
    setProblem(typeof given === "string" ? given : undefined);
    if (typeof given !== "string" && !split.isPending) split.mutate(given);
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <p className="text-sm text-soft">
        {money(costCents)} is shared among the items. Nothing is lost or counted twice.
      </p>
      <SelectField
        label="Share the cost"
        options={ways}
        value={by}
        onChange={({ target }) =>
          setBy(ways.find(({ value }) => value === target.value)?.value ?? "value")
        }
      />
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="grid grid-cols-[minmax(0,1fr)_8rem] gap-3">
          <TextField label={`Item ${at + 1}`} name={`title ${at}`} />
          <TextField label={amountLabels[by]} name={`amount ${at}`} inputMode="decimal" />
        </div>
      ))}
      {problem !== undefined && (
        <p role="alert" className="text-sm text-loss">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => setCount((before) => Math.min(100, before + 1))}>
          Add an item
        </Button>
        <Button type="submit" aria-disabled={split.isPending}>
          Split the lot
        </Button>
      </div>
    </form>
  );
}

function readSplit(data: FormData, { by, count }: { by: Way; count: number }): SplitDeal | string {
  const rows = Array.from({ length: count }, (_, at) => ({
    title: textOf(data, `title ${at}`),
    amount: textOf(data, `amount ${at}`),
  })).filter(({ title }) => title !== "");
  if (rows.length < 2) return "Name at least two items.";
  if (by === "count") {
    const parts = rows.map(({ title, amount }) => ({
      title,
      quantity: Number(amount.trim() || "1"),
    }));
    const isWhole = parts.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0);
    return isWhole ? { by, parts } : "Enter a whole number for each quantity.";
  }
  const amounts = rows.map(({ title, amount }) => ({ title, cents: centsFromText(amount) }));
  if (amounts.some(({ cents }) => cents == null)) return "Enter an amount for each item.";
  if (by === "value") {
    return { by, parts: amounts.map(({ title, cents }) => ({ title, valueCents: cents ?? 0 })) };
  }
  return { by, parts: amounts.map(({ title, cents }) => ({ title, costCents: cents ?? 0 })) };
}
