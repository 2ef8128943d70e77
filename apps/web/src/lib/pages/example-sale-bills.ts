import { formatUsd, hundredDollarExample as example } from "@flipworth/content";
import { bill, cents, sellingPlan } from "@flipworth/engine";

/** The round figures of the article. */
export function exampleBill() {
  return {
    title: "The example",
    lines: [
      { label: "Sale price", amount: formatUsd(example.salePriceCents) },
      { label: "Selling fee", amount: formatUsd(-example.ebayFeeCents), note: "eBay, 13.25%" },
      { label: "Shipping", amount: formatUsd(-example.shippingCents) },
      { label: "Packaging", amount: formatUsd(-example.packagingCents) },
    ],
    keeps: formatUsd(example.ebayKeepsCents),
    note: `A local buyer pays ${formatUsd(example.marketplaceKeepsCents)}: selling on Marketplace saves ${formatUsd(example.savingCents)}.`,
  };
}

/** The same sale as the engine bills it on `asOf` (ISO date): a parcel under a pound, anywhere. */
export function todaysBill(asOf: string) {
  const plan = sellingPlan({
    platform: "ebay",
    feeClass: "most",
    category: null,
    shipPounds: 0.9,
    asOf,
  });
  const { lines, net } = bill(cents(example.salePriceCents), { plan, askingPrice: null });
  const [, ...costs] = lines;
  const saving = example.marketplaceKeepsCents - net;
  return {
    title: `At the rates of ${dateInWords(asOf)}`,
    lines: [
      { label: "Sale price", amount: formatUsd(example.salePriceCents) },
      ...costs.map(({ label, amount, explanation }) => ({
        label,
        amount: formatUsd(amount),
        note: explanation,
      })),
    ],
    keeps: formatUsd(net),
    note: `A local buyer pays ${formatUsd(example.marketplaceKeepsCents)}: selling on Marketplace saves ${formatUsd(saving)}.`,
  };
}

function dateInWords(date: string): string {
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(date));
}
