import type { Deal, SellDeal } from "@flipworth/contract";
import { Button, SelectField, TextField } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { type FormEvent, useState } from "react";
import { account } from "../../../lib/api.ts";
import { dealsParts } from "../../../words/english/deals/parts.ts";
import { dealsSale } from "../../../words/english/deals/sale.ts";
import { textFromCents, today } from "../amounts.ts";
import { chosen, platforms, usePlatformOptions } from "../choices.ts";
import { useDealWrite } from "../use-deals.ts";
import { type FormValues, type Problems, useFormValues } from "./form-values.ts";

/** What was sold for how much, and what the sale cost. */
export function SaleForm({ deal }: { deal: Deal }) {
  const readForm = useFormValues();
  const say = useWords(dealsSale);
  const sayPart = useWords(dealsParts);
  const platformOptions = usePlatformOptions();
  const [problems, setProblems] = useState<Problems>({});
  // Each revision has a form of its own: a second press sells no second one of several.
  const [key] = useState(() => crypto.randomUUID());
  const sell = useDealWrite((sale: SellDeal) => account.sellDeal(deal.id, sale, key), {
    words: say("recorded"),
  });
  const { sale } = deal;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { given, problems: found } = readSale(readForm(event.currentTarget), deal);
    setProblems(found);
    if (Object.keys(found).length === 0 && !sell.isPending) sell.mutate(given);
  };
  const amount = (label: string, name: string, cents: number | null = null) => ({
    label,
    name,
    inputMode: "decimal" as const,
    defaultValue: textFromCents(cents),
    error: problems[name],
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...amount(say("salePriceField"), "price", sale?.priceCents ?? null)} />
        <SelectField
          label={say("soldOn")}
          name="platform"
          options={platformOptions}
          defaultValue={sale?.platform ?? activePlatform(deal)}
        />
        <TextField
          label={say("day")}
          name="soldOn"
          type="date"
          defaultValue={sale?.soldOn ?? today()}
        />
        {deal.quantity > 1 && sale === null && (
          <TextField
            label={say("quantity", { quantity: deal.quantity })}
            name="quantity"
            inputMode="numeric"
            defaultValue={String(deal.quantity)}
            error={problems["quantity"]}
          />
        )}
        <TextField
          {...amount(say("buyerShippingField"), "buyerShipping", sale?.buyerShippingCents ?? null)}
        />
        <TextField {...amount(say("labelField"), "label", sale?.labelCents ?? null)} />
        <TextField {...amount(say("packingField"), "packing", sale?.packingCents ?? null)} />
        <TextField
          {...amount(say("sellingFeeField"), "fee", sale?.feeRule === null ? sale.feeCents : null)}
          hint={say("sellingFeeHint")}
        />
      </div>
      <Button type="submit" aria-disabled={sell.isPending} className="self-start">
        {sell.isPending ? sayPart("saving") : say("record")}
      </Button>
    </form>
  );
}

const activePlatform = ({ listings }: Deal) =>
  listings.find(({ state }) => state === "active")?.platform ?? "ebay";

type Read = { given: SellDeal; problems: Problems };

function readSale(values: FormValues, deal: Deal): Read {
  const { text, cents, whole, wrong, problems } = values;
  const priceCents = cents("price") ?? 0;
  if (priceCents === 0) wrong("price", "salePrice");
  const quantity = whole("quantity", deal.quantity);
  const given: SellDeal = {
    soldOn: text("soldOn") || today(),
    platform: chosen(platforms, text("platform"), "ebay"),
    priceCents,
    buyerShippingCents: cents("buyerShipping") ?? 0,
    labelCents: cents("label") ?? 0,
    packingCents: cents("packing") ?? 0,
    feeCents: cents("fee") ?? null,
    ...(quantity < deal.quantity ? { quantity } : {}),
    revision: deal.revision,
  };
  return { given, problems };
}
