import type { Deal, SplitDeal } from "@flipworth/contract";
import { Button, Problem, SelectField, TextField } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { account } from "../../../lib/api.ts";
import { paths } from "../../../paths.ts";
import { dealsSplit } from "../../../words/english/deals/split.ts";
import { centsFromText, money } from "../amounts.ts";
import { chosen } from "../choices.ts";
import { textOf } from "./form-values.ts";
import { useDealWrite } from "../use-deals.ts";

/** What each way is called, and the amount that it asks for. */
const wayWords = {
  value: { name: "byValue", amount: "worth" },
  count: { name: "byCount", amount: "quantity" },
  hand: { name: "byHand", amount: "share" },
} as const;
type Way = keyof typeof wayWords;
const ways = ["value", "count", "hand"] as const;

/** One purchase becomes several items that share its cost to the cent. */
export function SplitForm({ deal: { id, costCents } }: { deal: Deal }) {
  const say = useWords(dealsSplit);
  const navigate = useNavigate();
  const [by, setBy] = useState<Way>("value");
  const [count, setCount] = useState(2);
  const [problem, setProblem] = useState<SplitProblem>();
  const split = useDealWrite((given: SplitDeal) => account.splitDeal(id, given), {
    words: say("done"),
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
      <p className="text-sm text-soft">{say("explanation", { cost: money(costCents) })}</p>
      <SelectField
        label={say("shareCost")}
        options={ways.map((value) => ({ value, label: say(wayWords[value].name) }))}
        value={by}
        onChange={({ target }) => setBy(chosen(ways, target.value, "value"))}
      />
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="grid grid-cols-[minmax(0,1fr)_8rem] gap-3">
          <TextField label={say("item", { number: at + 1 })} name={`title ${at}`} />
          <TextField label={say(wayWords[by].amount)} name={`amount ${at}`} inputMode="decimal" />
        </div>
      ))}
      {problem !== undefined && <Problem>{say(problem)}</Problem>}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => setCount((before) => Math.min(100, before + 1))}>
          {say("addItem")}
        </Button>
        <Button type="submit" aria-disabled={split.isPending}>
          {say("split")}
        </Button>
      </div>
    </form>
  );
}

type SplitProblem = "nameTwo" | "enterQuantities" | "enterAmounts";

/** The split, or what is wrong with it. */
function readSplit(
  data: FormData,
  { by, count }: { by: Way; count: number },
): SplitDeal | SplitProblem {
  const rows = Array.from({ length: count }, (_, at) => ({
    title: textOf(data, `title ${at}`),
    amount: textOf(data, `amount ${at}`),
  })).filter(({ title }) => title !== "");
  if (rows.length < 2) return "nameTwo";
  if (by === "count") {
    const parts = rows.map(({ title, amount }) => ({
      title,
      quantity: Number(amount.trim() || "1"),
    }));
    const isWhole = parts.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0);
    return isWhole ? { by, parts } : "enterQuantities";
  }
  const amounts = rows.map(({ title, amount }) => ({ title, cents: centsFromText(amount) }));
  if (amounts.some(({ cents }) => cents == null)) return "enterAmounts";
  if (by === "value") {
    return { by, parts: amounts.map(({ title, cents }) => ({ title, valueCents: cents ?? 0 })) };
  }
  return { by, parts: amounts.map(({ title, cents }) => ({ title, costCents: cents ?? 0 })) };
}
