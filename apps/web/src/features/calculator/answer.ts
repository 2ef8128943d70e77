import {
  calculateProfit,
  centsFromText,
  formatPercent,
  formatUsd,
  type ProfitResult,
} from "@flipworth/content";
import { cents, defaultSalesTaxBasisPoints, type FeeRule, sellingFee } from "@flipworth/engine";
import { findFeeChoice } from "./fee-choices.ts";
import type { CalculatorInputs } from "./inputs.ts";

/** `rule` is the row of the fee table that a selling fee follows. */
type BillLine = {
  id: "salePrice" | "purchasePrice" | "gasAndTravel" | "repairAndCleaning" | "sellingFee";
  amount: string;
  rule?: FeeRule;
};

type FigureId =
  | "grossProfit"
  | "totalExpenses"
  | "netProfit"
  | "profitMargin"
  | "roi"
  | "hourlyRate";

/** What one press of the button answered; it stands until the next. */
export type Answer = {
  inputs: CalculatorInputs;
  isGoodDeal: boolean;
  figures: readonly { id: FigureId; value: string }[];
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
    { id: "grossProfit", value: formatUsd(result.grossProfit) },
    { id: "totalExpenses", value: formatUsd(result.totalExpenses) },
    { id: "netProfit", value: formatUsd(result.netProfit) },
    { id: "profitMargin", value: formatPercent(result.profitMargin) },
    { id: "roi", value: formatPercent(result.roi) },
    { id: "hourlyRate", value: formatUsd(result.hourlyRate) },
  ];
}

function billOf(
  inputs: CalculatorInputs,
  rule: FeeRule | null,
  feeCents: number,
): readonly BillLine[] {
  const taken = (text: string) => formatUsd(-centsFromText(text));
  return [
    { id: "salePrice", amount: formatUsd(centsFromText(inputs.salePrice)) },
    { id: "purchasePrice", amount: taken(inputs.purchasePrice) },
    { id: "gasAndTravel", amount: taken(inputs.gasAndTravel) },
    { id: "repairAndCleaning", amount: taken(inputs.repairAndCleaning) },
    ...(rule ? [{ id: "sellingFee" as const, amount: formatUsd(-feeCents), rule }] : []),
  ];
}
