import type { NewDeal } from "@flipworth/contract";
import { Button, Dialog, Foldable, SelectField, TextField } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { account } from "../../../lib/api.ts";
import { paths } from "../../../paths.ts";
import { dealsForm } from "../../../words/english/deals/form.ts";
import { chosen, settableStages, useCategoryOptions, useStageOptions } from "../choices.ts";
import { type FormValues, type Problems, useFormValues } from "./form-values.ts";
import { today } from "../amounts.ts";
import { useDealWrite } from "../use-deals.ts";

const firstStages = ["watching", "offered", "bought", "listed"] as const;

/** Ten seconds on a phone: a name and a price are enough. */
export function NewDealDialog({ onClose }: { onClose: () => void }) {
  const readForm = useFormValues();
  const say = useWords(dealsForm);
  const stages = useStageOptions(firstStages);
  const navigate = useNavigate();
  // One key for what is in the form: a second press makes no second deal.
  const [key] = useState(() => crypto.randomUUID());
  const [problems, setProblems] = useState<Problems>({});
  const create = useDealWrite((deal: NewDeal) => account.createDeal(deal, key), {
    words: say("added"),
    onDone: ({ id }) => {
      onClose();
      void navigate(paths.deal(id));
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { deal, problems: found } = readDeal(readForm(event.currentTarget));
    setProblems(found);
    if (Object.keys(found).length === 0 && !create.isPending) create.mutate(deal);
  };
  return (
    <Dialog title={say("addTitle")} onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <TextField label={say("whatIsIt")} name="title" error={problems["title"]} />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={say("price")}
            name="price"
            inputMode="decimal"
            placeholder="40"
            error={problems["price"]}
          />
          <SelectField label={say("stage")} name="stage" options={stages} defaultValue="bought" />
        </div>
        <Foldable summary={say("more")}>
          <MoreFields problems={problems} />
        </Foldable>
        <Button type="submit" aria-disabled={create.isPending}>
          {say(create.isPending ? "adding" : "add")}
        </Button>
      </form>
    </Dialog>
  );
}

function MoreFields({ problems }: { problems: Problems }) {
  const say = useWords(dealsForm);
  const categories = useCategoryOptions();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField label={say("boughtOn")} name="boughtOn" type="date" defaultValue={today()} />
      <TextField label={say("boughtFrom")} name="source" placeholder={say("sourceExample")} />
      <TextField
        label={say("miles")}
        name="miles"
        inputMode="decimal"
        error={problems["miles"]}
        hint={say("milesHint")}
      />
      <TextField
        label={say("quantity")}
        name="quantity"
        inputMode="numeric"
        error={problems["quantity"]}
      />
      <SelectField label={say("category")} name="category" options={categories} />
      <TextField label={say("storedAt")} name="storedAt" placeholder={say("storedAtExample")} />
      <TextField label={say("sku")} name="sku" />
    </div>
  );
}

type Read = { deal: NewDeal; problems: Problems };

function readDeal({ text, cents, whole, decimal, wrong, problems }: FormValues): Read {
  const stage = chosen(settableStages, text("stage"), "bought");
  const price = cents("price");
  const isBought = stage === "bought" || stage === "listed";
  if (text("title") === "") wrong("title", "title");
  if (isBought && price === undefined) wrong("price", "paid");
  const amount = price ?? null;
  const deal: NewDeal = {
    title: text("title"),
    stage,
    ...(isBought ? { priceCents: amount } : { askingCents: amount }),
    boughtOn: isBought ? text("boughtOn") || null : null,
    source: text("source"),
    miles: decimal("miles"),
    quantity: whole("quantity", 1),
    category: text("category") || null,
    storedAt: text("storedAt"),
    sku: text("sku"),
  };
  return { deal, problems };
}
