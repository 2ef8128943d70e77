import type { Deal, DealEdit } from "@flipworth/contract";
import { Button, SelectField, TextArea, TextField } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { type FormEvent, useState } from "react";
import { account } from "../../../lib/api.ts";
import { dealsForm } from "../../../words/english/deals/form.ts";
import { dealsParts } from "../../../words/english/deals/parts.ts";
import { textFromCents } from "../amounts.ts";
import {
  chosen,
  feeClasses,
  settableStages,
  useCategoryOptions,
  useFeeClassOptions,
  useStageOptions,
} from "../choices.ts";
import { type FormValues, type Problems, useFormValues } from "./form-values.ts";
import { useDealWrite } from "../use-deals.ts";

export function EditForm({ deal }: { deal: Deal }) {
  const readForm = useFormValues();
  const say = useWords(dealsForm);
  const sayPart = useWords(dealsParts);
  const stages = useStageOptions(settableStages);
  const feeClassOptions = useFeeClassOptions();
  const categories = useCategoryOptions();
  const [problems, setProblems] = useState<Problems>({});
  const edit = useDealWrite((change: DealEdit) => account.editDeal(deal.id, change), {
    words: say("saved"),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { change, problems: found } = readEdit(readForm(event.currentTarget), deal);
    setProblems(found);
    if (Object.keys(found).length === 0 && !edit.isPending) edit.mutate(change);
  };
  const isSold = deal.stage === "sold";
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label={say("title")}
        name="title"
        defaultValue={deal.title}
        error={problems["title"]}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        {!isSold && (
          <SelectField
            label={say("stage")}
            name="stage"
            options={stages}
            defaultValue={deal.stage}
          />
        )}
        <TextField
          label={say("pricePaid")}
          name="price"
          inputMode="decimal"
          defaultValue={textFromCents(deal.priceCents)}
          error={problems["price"]}
        />
        <TextField
          label={say("boughtOn")}
          name="boughtOn"
          type="date"
          defaultValue={deal.boughtOn ?? ""}
        />
        <TextField label={say("boughtFrom")} name="source" defaultValue={deal.source} />
        <SelectField
          label={say("category")}
          name="category"
          options={categories}
          defaultValue={deal.category ?? ""}
        />
        <SelectField
          label={say("feeClass")}
          name="feeClass"
          options={feeClassOptions}
          defaultValue={deal.feeClass}
        />
        <TextField label={say("condition")} name="condition" defaultValue={deal.condition ?? ""} />
        <TextField
          label={say("quantity")}
          name="quantity"
          inputMode="numeric"
          defaultValue={String(deal.quantity)}
          error={problems["quantity"]}
        />
        <TextField label={say("sku")} name="sku" defaultValue={deal.sku} />
        <TextField label={say("storedAt")} name="storedAt" defaultValue={deal.storedAt} />
        <TextField
          label={say("weight")}
          name="weight"
          inputMode="numeric"
          defaultValue={deal.weightOunces === null ? "" : String(deal.weightOunces)}
          error={problems["weight"]}
        />
      </div>
      <TextArea label={say("note")} name="note" rows={3} defaultValue={deal.note} />
      <Button type="submit" look="quiet" className="self-start" aria-disabled={edit.isPending}>
        {edit.isPending ? sayPart("saving") : say("save")}
      </Button>
    </form>
  );
}

type Read = { change: DealEdit; problems: Problems };

function readEdit(values: FormValues, deal: Deal): Read {
  const { text, cents, whole, wrong, problems } = values;
  if (text("title") === "") wrong("title", "title");
  const stage = settableStages.find((one) => one === text("stage"));
  const isHere = stage !== undefined && stage !== "watching" && stage !== "offered";
  const priceCents = cents("price") ?? null;
  if (isHere && priceCents === null) wrong("price", "paid");
  const weight = whole("weight", 0);
  const change: DealEdit = {
    revision: deal.revision,
    ...(stage === undefined ? {} : { stage }),
    title: text("title"),
    priceCents,
    boughtOn: text("boughtOn") || null,
    source: text("source"),
    category: text("category") || null,
    feeClass: chosen(feeClasses, text("feeClass"), deal.feeClass),
    condition: text("condition") || null,
    quantity: whole("quantity", deal.quantity),
    sku: text("sku"),
    storedAt: text("storedAt"),
    weightOunces: weight === 0 ? null : weight,
    note: text("note"),
  };
  return { change, problems };
}
