import type { Deal, SellDeal } from "@flipworth/contract";
import { Button, SelectField, TextField } from "@flipworth/ui";
import { type FormEvent, useState } from "react";
import { platformNames } from "@flipworth/engine";
import { account } from "../../../lib/api.ts";
import { shortDay } from "../../../lib/month-in-words.ts";
import { money, textFromCents, today } from "../amounts.ts";
import { chosen, platformOptions } from "../choices.ts";
import { formValues, type Problems } from "../form-values.ts";
import { Section } from "../parts.tsx";
import { ReturnForm } from "../return-form.tsx";
import { useDealWrite } from "../use-deals.ts";

export function SaleSection({ deal }: { deal: Deal }) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { sale } = deal;
  if (sale === null || isCorrecting) {
    return (
      <Section title={sale === null ? "Sell it" : "Correct the sale"}>
        <SaleForm deal={deal} />
      </Section>
    );
  }
  const lines = [
    ["Sale price", sale.priceCents],
    ["Shipping the buyer paid", sale.buyerShippingCents],
    ["Selling fee", -sale.feeCents],
    ["Shipping label", -sale.labelCents],
    ["Packing", -sale.packingCents],
  ] as const;
  return (
    <Section title="Sold">
      <p className="text-sm text-soft">
        {shortDay(sale.soldOn)} on {platformNames[sale.platform]}
      </p>
      <dl className="grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-sm tabular-nums">
        {lines
          .filter(([, cents]) => cents !== 0)
          .map(([label, cents]) => (
            <div key={label} className="contents">
              <dt>{label}</dt>
              <dd className="text-right">{money(cents)}</dd>
            </div>
          ))}
      </dl>
      {sale.feeRule && <p className="text-sm text-soft">{sale.feeRule}</p>}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" size="small" onClick={() => setIsCorrecting(true)}>
          Correct the sale
        </Button>
      </div>
      <ReturnForm deal={deal} />
    </Section>
  );
}

function SaleForm({ deal }: { deal: Deal }) {
  const [problems, setProblems] = useState<Problems>({});
  // Each revision has a form of its own: a second press sells no second one of several.
  const [key] = useState(() => crypto.randomUUID());
  const sell = useDealWrite((sale: SellDeal) => account.sellDeal(deal.id, sale, key), {
    words: "Sale recorded",
  });
  const { sale } = deal;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { given, problems: found } = readSale(event.currentTarget, deal);
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
        <TextField {...amount("Sale price ($)", "price", sale?.priceCents ?? null)} />
        <SelectField
          label="Sold on"
          name="platform"
          options={platformOptions}
          defaultValue={sale?.platform ?? activePlatform(deal)}
        />
        <TextField label="Day" name="soldOn" type="date" defaultValue={sale?.soldOn ?? today()} />
        {deal.quantity > 1 && sale === null && (
          <TextField
            label={`Quantity (of ${deal.quantity})`}
            name="quantity"
            inputMode="numeric"
            defaultValue={String(deal.quantity)}
            error={problems["quantity"]}
          />
        )}
        <TextField
          {...amount(
            "Shipping the buyer paid ($)",
            "buyerShipping",
            sale?.buyerShippingCents ?? null,
          )}
        />
        <TextField {...amount("Shipping label ($)", "label", sale?.labelCents ?? null)} />
        <TextField {...amount("Packing ($)", "packing", sale?.packingCents ?? null)} />
        <TextField
          {...amount("Selling fee ($)", "fee", sale?.feeRule === null ? sale.feeCents : null)}
          hint="Leave empty to use the fee table."
        />
      </div>
      <Button type="submit" aria-disabled={sell.isPending} className="self-start">
        {sell.isPending ? "Saving…" : "Record sale"}
      </Button>
    </form>
  );
}

const activePlatform = ({ listings }: Deal) =>
  listings.find(({ state }) => state === "active")?.platform ?? "ebay";

function readSale(form: HTMLFormElement, deal: Deal): { given: SellDeal; problems: Problems } {
  const { text, cents, whole, problems } = formValues(form);
  const priceCents = cents("price") ?? 0;
  if (priceCents === 0) problems["price"] ??= "Enter what the buyer paid.";
  const quantity = whole("quantity", deal.quantity);
  const given: SellDeal = {
    soldOn: text("soldOn") || today(),
    platform: chosen(platformOptions, text("platform"), "ebay"),
    priceCents,
    buyerShippingCents: cents("buyerShipping") ?? 0,
    labelCents: cents("label") ?? 0,
    packingCents: cents("packing") ?? 0,
    feeCents: cents("fee") ?? null,
    ...(quantity < deal.quantity ? { quantity } : {}),
  };
  return { given, problems };
}
