import type { Deal, DealEdit } from "@flipworth/contract";
import { Button, SelectField, TextArea, TextField } from "@flipworth/ui";
import { type FormEvent, useState } from "react";
import { account } from "../../lib/api.ts";
import { textFromCents } from "./amounts.ts";
import { categoryOptions, chosen, feeClassOptions, stageOptions } from "./choices.ts";
import { formValues, type Problems } from "./form-values.ts";
import { useDealWrite } from "./use-deals.ts";

export function EditForm({ deal }: { deal: Deal }) {
  const [problems, setProblems] = useState<Problems>({});
  const edit = useDealWrite((change: DealEdit) => account.editDeal(deal.id, change), {
    words: "Deal saved",
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { change, problems: found } = readEdit(event.currentTarget, deal);
    setProblems(found);
    if (Object.keys(found).length === 0 && !edit.isPending) edit.mutate(change);
  };
  const isSold = deal.stage === "sold";
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <TextField label="Title" name="title" defaultValue={deal.title} error={problems["title"]} />
      <div className="grid gap-3 sm:grid-cols-2">
        {!isSold && (
          <SelectField
            label="Stage"
            name="stage"
            options={stageOptions}
            defaultValue={deal.stage}
          />
        )}
        <TextField
          label="Price paid ($)"
          name="price"
          inputMode="decimal"
          defaultValue={textFromCents(deal.priceCents)}
          error={problems["price"]}
        />
        <TextField
          label="Bought on"
          name="boughtOn"
          type="date"
          defaultValue={deal.boughtOn ?? ""}
        />
        <TextField label="Bought from" name="source" defaultValue={deal.source} />
        <SelectField
          label="Category"
          name="category"
          options={categoryOptions}
          defaultValue={deal.category ?? ""}
        />
        <SelectField
          label="eBay fee category"
          name="feeClass"
          options={feeClassOptions}
          defaultValue={deal.feeClass}
        />
        <TextField label="Condition" name="condition" defaultValue={deal.condition ?? ""} />
        <TextField
          label="Quantity"
          name="quantity"
          inputMode="numeric"
          defaultValue={String(deal.quantity)}
          error={problems["quantity"]}
        />
        <TextField label="SKU or label" name="sku" defaultValue={deal.sku} />
        <TextField label="Stored at" name="storedAt" defaultValue={deal.storedAt} />
        <TextField
          label="Packed weight (ounces)"
          name="weight"
          inputMode="numeric"
          defaultValue={deal.weightOunces === null ? "" : String(deal.weightOunces)}
          error={problems["weight"]}
        />
      </div>
      <TextArea label="Note" name="note" rows={3} defaultValue={deal.note} />
      <Button type="submit" look="quiet" className="self-start" aria-disabled={edit.isPending}>
        {edit.isPending ? "Saving…" : "Save details"}
      </Button>
    </form>
  );
}

function readEdit(form: HTMLFormElement, deal: Deal): { change: DealEdit; problems: Problems } {
  const { text, cents, whole, problems } = formValues(form);
  if (text("title") === "") problems["title"] = "Enter what it is.";
  const stage = stageOptions.find(({ value }) => value === text("stage"))?.value;
  const isHere = stage !== undefined && stage !== "watching" && stage !== "offered";
  const priceCents = cents("price") ?? null;
  if (isHere && priceCents === null) problems["price"] ??= "Enter what you paid, or 0.";
  const weight = whole("weight", 0);
  const change: DealEdit = {
    revision: deal.revision,
    ...(stage === undefined ? {} : { stage }),
    title: text("title"),
    priceCents,
    boughtOn: text("boughtOn") || null,
    source: text("source"),
    category: text("category") || null,
    feeClass: chosen(feeClassValues, text("feeClass"), deal.feeClass),
    condition: text("condition") || null,
    quantity: whole("quantity", deal.quantity),
    sku: text("sku"),
    storedAt: text("storedAt"),
    weightOunces: weight === 0 ? null : weight,
    note: text("note"),
  };
  return { change, problems };
}

const feeClassValues: readonly { value: Deal["feeClass"] }[] = [
  { value: "most" },
  { value: "media" },
  { value: "coins" },
  { value: "handbags" },
  { value: "trading_cards_and_comics" },
  { value: "jewelry" },
  { value: "watches" },
  { value: "guitars_and_basses" },
  { value: "athletic_shoes" },
];
