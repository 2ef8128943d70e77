/** What the form holds: text, as a person typed it. Nothing in it is an error. */
export type ProfitInput = {
  purchasePrice: string;
  salePrice: string;
  gasAndTravel: string;
  repairAndCleaning: string;
  hours: string;
  /** US cents. What the chosen platform takes; without one the formulas are the plain ones. */
  sellingFeeCents?: number;
};

export type ProfitResult = {
  /** The first three in US cents. */
  grossProfit: number;
  totalExpenses: number;
  netProfit: number;
  /** Percent of the sale price. */
  profitMargin: number;
  /** Percent of the purchase price. */
  roi: number;
  /** US cents an hour, not rounded. */
  hourlyRate: number;
  isGoodDeal: boolean;
};

export const goodDeal = { leastMarginPercent: 30, leastRoiPercent: 50 } as const;

export const calculatorPrompt = "Enter your deal details to calculate profit potential";

/** Text that is not a plain number counts as 0; a dollar sign and thousands commas are allowed. */
function numberFromText(text: string): number {
  const digits = text.trim().replace(/^(-?)\$/, "$1");
  const plain = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(digits) ? digits.replaceAll(",", "") : digits;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : 0;
}

/** "1,250.50" is 125050; text that is no number is 0. */
export function centsFromText(text: string): number {
  const amountCents = Math.round(numberFromText(text) * 100);
  return Number.isSafeInteger(amountCents) ? amountCents : 0;
}

// Multiplied first: whole cents divide without the error that 0.3 × 100 would bring to a threshold.
const percentOf = (part: number, whole: number) => (whole > 0 ? (part * 100) / whole : 0);

/** Profit, margin, return and hourly pay of one flip. */
export function calculateProfit(input: ProfitInput): ProfitResult {
  const purchaseCents = centsFromText(input.purchasePrice);
  const saleCents = centsFromText(input.salePrice);
  const hours = numberFromText(input.hours);
  const grossProfit = saleCents - purchaseCents;
  const totalExpenses =
    centsFromText(input.gasAndTravel) +
    centsFromText(input.repairAndCleaning) +
    (input.sellingFeeCents ?? 0);
  const netProfit = grossProfit - totalExpenses;
  const profitMargin = percentOf(netProfit, saleCents);
  const roi = percentOf(netProfit, purchaseCents);
  return {
    grossProfit,
    totalExpenses,
    netProfit,
    profitMargin,
    roi,
    hourlyRate: hours > 0 ? netProfit / hours : 0,
    isGoodDeal: profitMargin >= goodDeal.leastMarginPercent && roi >= goodDeal.leastRoiPercent,
  };
}

export function verdictMessage({ isGoodDeal }: Pick<ProfitResult, "isGoodDeal">): string {
  return isGoodDeal
    ? "Great Deal! High profit margin and ROI."
    : "Consider if this meets your profit goals.";
}

const usd = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  signDisplay: "negative",
});
const oneDecimal = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: "negative",
});

/** 123450 cents read "$1,234.50". */
export function formatUsd(amountCents: number): string {
  return usd.format(amountCents / 100);
}

/** 33.333 reads "33.3%". */
export function formatPercent(percent: number): string {
  return `${oneDecimal.format(percent)}%`;
}
