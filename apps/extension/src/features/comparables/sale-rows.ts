import { type Analysis, type Comparable, limits } from "@flipworth/contract";
import type { SoldCard } from "../../messaging/page-protocol.ts";
import type { Sales } from "../../storage/items.ts";
import { strings } from "../../strings.ts";

/** A card that can count; `reason` where its reader already left it out. */
export type Sale = { card: SoldCard; reason: string | null };

/** Without the person's word the reader's and the engine's stand. */
export type Choices = Readonly<Sales["choices"]>;

export type SaleRow = {
  card: SoldCard;
  /** Counts for the range, or will with the next update. */
  isIn: boolean;
  /** Why it was left out; null when it was not. */
  reason: string | null;
};

/** Results of fewer words come last and count only where the person says so. */
export function salesOf({ cards, struckOut }: Pick<Sales, "cards" | "struckOut">): Sale[] {
  const overrulable = struckOut.flatMap(({ card, reason }) => (card ? [{ card, reason }] : []));
  const sales = [...cards.map((card) => ({ card, reason: null })), ...overrulable];
  const isLess = ({ card }: Sale) => card.isLessRelevant === true;
  const less = sales.filter(isLess).map(({ card, reason }) => ({
    card,
    reason: reason ?? strings.sales.fewerWords,
  }));
  return [...sales.filter((sale) => !isLess(sale)), ...less];
}

/** The sales that are sent: without those left out, and vouched for where put back. */
export function chosenSales(sales: readonly Sale[], choices: Choices): Comparable[] {
  return sales.flatMap(({ card, reason }, at) => {
    if (choices[at] === "in") return [{ ...comparableFrom(card), isVouchedFor: true }];
    return choices[at] === "out" || reason !== null ? [] : [comparableFrom(card)];
  });
}

/** What only the person looks at stays here. */
function comparableFrom({ isBestOffer: _isBestOffer, ...card }: SoldCard) {
  return { ...card, title: card.title.slice(0, limits.comparableTitleCharacters) };
}

/** Each sale with what the last answer made of it. */
export function saleRows(
  sales: readonly Sale[],
  choices: Choices,
  analysis: Analysis | undefined,
): SaleRow[] {
  const left = [...(analysis?.details.analysisStages.valuation.struckOut ?? [])];
  const engineReason = ({ title, price }: SoldCard) => {
    // Two sales of one title and price are told apart by nothing: each takes one reason.
    const at = left.findIndex((one) => one.title === title && one.price === price);
    return at === -1 ? null : (left.splice(at, 1)[0]?.reason ?? null);
  };
  return sales.map(({ card, reason: readerReason }, at) => {
    const reason = readerReason ?? engineReason(card);
    const isIn = choices[at] === undefined ? reason === null : choices[at] === "in";
    return { card, isIn, reason };
  });
}
