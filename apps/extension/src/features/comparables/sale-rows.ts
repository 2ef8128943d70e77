import type { Analysis, Comparable } from "@flipworth/contract";
import type { SoldCard } from "../../messaging/page-protocol.ts";

/** What the person decided about a sale; without a decision the engine's stands. */
export type Choice = "in" | "out";
/** By the sale's place in the list. */
export type Choices = Readonly<Record<number, Choice>>;

export type SaleRow = {
  sale: SoldCard;
  /** Counts for the range, or will with the next update. */
  isIn: boolean;
  /** Why it was left out the last time; null when it was not. */
  reason: string | null;
};

/** The sales that are sent: without those thrown out, and vouched for where put back. */
export function chosenSales(cards: readonly SoldCard[], choices: Choices): Comparable[] {
  return cards.flatMap((card, at) => {
    if (choices[at] === "out") return [];
    return [choices[at] === "in" ? { ...card, isVouchedFor: true } : card];
  });
}

/** Each sale with what the last answer made of it. */
export function saleRows(
  cards: readonly SoldCard[],
  choices: Choices,
  analysis: Analysis | undefined,
): SaleRow[] {
  const left = [...(analysis?.details.analysisStages.valuation.struckOut ?? [])];
  return cards.map((sale, at) => {
    // Two sales of one title and price are told apart by nothing: each takes one reason.
    const found = left.findIndex(
      ({ title, price }) => title === sale.title && price === sale.price,
    );
    const reason = found === -1 ? null : (left.splice(found, 1)[0]?.reason ?? null);
    const isIn = choices[at] === undefined ? reason === null : choices[at] === "in";
    return { sale, isIn, reason };
  });
}
