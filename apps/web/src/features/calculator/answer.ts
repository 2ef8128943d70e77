import {
  calculateProfit,
  centsFromText,
  formatPercent,
  formatUsd,
  type ProfitResult,
  verdictMessage,
} from "@flipworth/content";
import { cents, defaultSalesTaxBasisPoints, type FeeRule, sellingFee } from "@flipworth/engine";
import { findFeeChoice } from "./fee-choices.ts";
import type { CalculatorInputs } from "./inputs.ts";

type BillLine = { label: string; amount: string; explanation?: string };

/** What one press of the button answered; it stands until the next. */
export type Answer = {
  inputs: CalculatorInputs;
  isGoodDeal: boolean;
  message: string;
  figures: readonly { name: string; value: string }[];
  bill: readonly BillLine[];
  netProfit: string;
};

export function answerTo(inputs: CalculatorInputs): Answer {
  const { rule } = findFeeChoice(inputs.platform);
  const saleCents = centsFromText(inputs.salePrice);
  const feeCents = rule && saleCents > 0 ? feeOf(rule, saleCents) : 0;
  const result = calculateProfit({ ...inputs, sellingFeeCents: feeCents });
  return {
    inputs,
    isGoodDeal: result.isGoodDeal,
    message: verdictMessage(result),
    figures: figuresOf(result),
    bill: billOf(inputs, rule, feeCents),
    netProfit: formatUsd(result.netProfit),
  };
}

function feeOf(rule: FeeRule, saleCents: number): number {
  return sellingFee(rule, {
    price: cents(saleCents),
    buyerShipping: cents(0),
    salesTaxBasisPoints: defaultSalesTaxBasisPoints,
  });
}

function figuresOf(result: ProfitResult): Answer["figures"] {
  return [
    { name: "Gross Profit", value: formatUsd(result.grossProfit) },
    { name: "Total Expenses", value: formatUsd(result.totalExpenses) },
    { name: "Net Profit", value: formatUsd(result.netProfit) },
    { name: "Profit Margin", value: formatPercent(result.profitMargin) },
    { name: "ROI", value: formatPercent(result.roi) },
    { name: "Hourly Rate", value: `${formatUsd(result.hourlyRate)}/hr` },
  ];
}

function billOf(
  inputs: CalculatorInputs,
  rule: FeeRule | null,
  feeCents: number,
): readonly BillLine[] {
  const taken = (text: string) => formatUsd(-centsFromText(text));
  return [
    { label: "Sale price", amount: formatUsd(centsFromText(inputs.salePrice)) },
    { label: "Purchase price", amount: taken(inputs.purchasePrice) },
    { label: "Gas and travel", amount: taken(inputs.gasAndTravel) },
    { label: "Repair and cleaning", amount: taken(inputs.repairAndCleaning) },
    ...(rule
      ? [{ label: "Selling fee", amount: formatUsd(-feeCents), explanation: explain(rule) }]
      : []),
  ];
}

function explain(rule: FeeRule): string {
  const isOnTax = rule.parts.some(({ base }) => base === "price_shipping_and_tax");
  const tax = isOnTax ? `, also charged on ${defaultSalesTaxBasisPoints / 100}% sales tax` : "";
  const doubt = rule.isOfficial ? "" : ", approximate";
  return `${rule.name}: ${rule.terms}${tax}. ${rule.source}, ${rule.effectiveFrom}${doubt}.`;
}
