import type { NewDeal } from "@flipworth/contract";
import { Button, Dialog, Foldable, SelectField, TextField } from "@flipworth/ui";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { account } from "../../lib/api.ts";
import { paths } from "../../paths.ts";
import { categoryOptions, chosen, stageOptions } from "./choices.ts";
import { formValues, type Problems } from "./form-values.ts";
import { today } from "./amounts.ts";
import { useDealWrite } from "./use-deals.ts";

const firstStages = stageOptions.filter(({ value }) =>
  ["bought", "watching", "offered", "listed"].includes(value),
);

/** Ten seconds on a phone: a name and a price are enough. */
export function NewDealDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  // One key for what is in the form: a second press makes no second deal.
  const [key] = useState(() => crypto.randomUUID());
  const [problems, setProblems] = useState<Problems>({});
  const create = useDealWrite((deal: NewDeal) => account.createDeal(deal, key), {
    words: "Deal added",
    onDone: ({ id }) => {
      onClose();
      void navigate(paths.deal(id));
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { deal, problems: found } = readDeal(event.currentTarget);
    setProblems(found);
    if (Object.keys(found).length === 0 && !create.isPending) create.mutate(deal);
  };
  return (
    <Dialog title="Add a deal" onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <TextField label="What is it?" name="title" error={problems["title"]} />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="Price ($)"
            name="price"
            inputMode="decimal"
            placeholder="40"
            error={problems["price"]}
          />
          <SelectField label="Stage" name="stage" options={firstStages} defaultValue="bought" />
        </div>
        <Foldable summary="Date, place, miles and more">
          <MoreFields problems={problems} />
        </Foldable>
        <Button type="submit" aria-disabled={create.isPending}>
          {create.isPending ? "Adding…" : "Add deal"}
        </Button>
      </form>
    </Dialog>
  );
}

function MoreFields({ problems }: { problems: Problems }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField label="Bought on" name="boughtOn" type="date" defaultValue={today()} />
      <TextField label="Bought from" name="source" placeholder="Garage sale" />
      <TextField
        label="Miles driven, round trip"
        name="miles"
        inputMode="decimal"
        error={problems["miles"]}
        hint="Goes into your mileage log."
      />
      <TextField
        label="Quantity"
        name="quantity"
        inputMode="numeric"
        error={problems["quantity"]}
      />
      <SelectField label="Category" name="category" options={categoryOptions} />
      <TextField label="Stored at" name="storedAt" placeholder="Shelf 2" />
      <TextField label="SKU or label" name="sku" />
    </div>
  );
}

function readDeal(form: HTMLFormElement): { deal: NewDeal; problems: Problems } {
  const { text, cents, whole, decimal, problems } = formValues(form);
  const stage = chosen(stageOptions, text("stage"), "bought");
  const price = cents("price");
  const isBought = stage === "bought" || stage === "listed";
  if (text("title") === "") problems["title"] = "Enter what it is.";
  if (isBought && price === undefined) problems["price"] ??= "Enter what you paid, or 0.";
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
