import type { TaxLine, TaxYearChoices, Trip } from "@flipworth/contract";
import { formFor } from "./schedule-c-forms.ts";
import {
  inventoryOn,
  isIn,
  purchasesIn,
  returnsIn,
  salesIn,
  type Span,
  spentForNothing,
  spanOf,
  sumOf,
  type TaxDeal,
  total,
  withdrawnIn,
} from "./year-figures.ts";

type Asked = {
  year: number;
  deals: readonly TaxDeal[];
  trips: readonly Trip[];
  choices: TaxYearChoices;
};

/** A year's figures, line by line. The last line is their sum. */
export function scheduleC({ year, deals, trips, choices }: Asked) {
  const span = spanOf(year);
  const receipts = total(salesIn(deals, span), grossOf);
  const refunds = total(returnsIn(deals, span), ({ refundCents }) => refundCents);
  const goods = costOfGoods(deals, choices, span);
  const expenses = expensesIn(deals, trips, { span, other: formFor(year).otherExpenses });
  const spent = expenses.reduce((sum, { cents }) => sum + cents, 0);
  const grossProfit = receipts - refunds - goods.cents;
  const lines: TaxLine[] = [
    line("1", "Gross receipts", receipts, "Prices and shipping that buyers paid, before fees"),
    line("2", "Returns and allowances", refunds, "Refunds paid this year"),
    ...goods.lines,
    line("4", "Cost of goods sold", goods.cents, goods.explanation),
    line("5", "Gross profit", grossProfit, "Line 1 minus lines 2 and 4"),
    ...expenses,
    line("28", "Total expenses", spent, `Lines 9 to ${formFor(year).otherExpenses}`),
    line("31", "Net profit or loss", grossProfit - spent, "Line 5 minus line 28"),
  ];
  return { lines, netProfitCents: grossProfit - spent };
}

export const grossOf = ({
  priceCents,
  buyerShippingCents,
}: {
  priceCents: number;
  buyerShippingCents: number;
}) => priceCents + buyerShippingCents;

function costOfGoods(deals: readonly TaxDeal[], choices: TaxYearChoices, span: Span) {
  const opening = choices.openingInventoryCents ?? inventoryOn(deals, dayBefore(span.first));
  const closing = choices.closingInventoryCents ?? inventoryOn(deals, span.last);
  const purchases = purchasesIn(deals, span) - withdrawnIn(deals, span);
  const isCash = choices.method === "cash";
  return {
    cents: isCash ? purchases : opening + purchases - closing,
    explanation: isCash
      ? "Line 36: what you paid this year"
      : "Lines 35 and 36 minus line 41, which is line 42",
    lines: [
      line(
        "35",
        "Inventory at beginning of year",
        opening,
        whose(choices, choices.openingInventoryCents),
      ),
      line(
        "36",
        "Purchases less items kept or given away",
        purchases,
        "Price, repair, parts, fees",
      ),
      line(
        "41",
        "Inventory at end of year",
        closing,
        whose(choices, choices.closingInventoryCents),
      ),
    ],
  };
}

function whose({ method }: TaxYearChoices, entered: number | null): string {
  const source = entered === null ? "At cost, from your deals" : "You entered this";
  return method === "cash" ? `${source}; the cash method leaves it out` : source;
}

type Spending = { span: Span; other: string };

function expensesIn(
  deals: readonly TaxDeal[],
  trips: readonly Trip[],
  { span, other }: Spending,
): TaxLine[] {
  const sales = salesIn(deals, span);
  const back = returnsIn(deals, span);
  const driven = trips.filter(({ drivenOn }) => isIn(drivenOn, span));
  const packing = deals.flatMap(({ costs }) => costs.filter(({ kind }) => kind === "packing"));
  const supplies =
    total(sales, ({ packingCents }) => packingCents) +
    sumOf(packing, ({ paidOn }) => isIn(paidOn, span));
  const fees =
    total(sales, ({ feeCents }) => feeCents) - total(back, ({ feeBackCents }) => feeBackCents);
  const labels =
    total(sales, ({ labelCents }) => labelCents) +
    total(back, ({ returnLabelCents }) => returnLabelCents);
  const nothing = sumOf(deals.flatMap(spentForNothing), ({ paidOn }) => isIn(paidOn, span));
  const car = total(driven, ({ deductionCents }) => deductionCents ?? 0);
  return [
    line("9", "Car and truck expenses", car, "Your mileage log at the standard rate of each day"),
    line("10", "Commissions and fees", fees, "Selling fees, less what was given back"),
    line("22", "Supplies", supplies, "Packing"),
    line(other, "Other: shipping labels", labels, "Labels for sales and returns"),
    line(other, "Other: costs without a purchase", nothing, "Paid for deals that you didn't buy"),
  ];
}

type Told = readonly [label: string, cents: number, explanation: string];

function line(number: string, ...[label, cents, explanation]: Told): TaxLine {
  return { line: number, label, cents, explanation };
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
