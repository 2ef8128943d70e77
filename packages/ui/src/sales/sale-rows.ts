import type { Analysis, Comparable } from "@flipworth/contract";
import { englishVoice, sayIn, type Voice } from "@flipworth/words";
import { salesWords } from "../words/english/sales.ts";

/** A sale as its page shows it: the wire's comparable, and what only people look at. */
export type ShownSale = Omit<Comparable, "shippingDollars" | "isVouchedFor"> & {
  shippingDollars?: number | undefined;
  /** Offers were invited, so it may have been sold for less. */
  isBestOffer?: boolean | undefined;
};

/** `card` where it could count all the same, if the person says so. */
type StruckOutSale = { title: string; reason: string; card?: ShownSale | undefined };

/** What a page of sold results gave, and what has been made of it since. */
export type SalesOfPage = {
  cards: readonly ShownSale[];
  struckOut: readonly StruckOutSale[];
  /** Where we looked them up: how many the first search found, and the wider one after it. */
  search?: { words: string; sales: number; wider: string | null } | undefined;
  /** The person's word, by the sale's place in the list. */
  choices: Readonly<Record<string, "in" | "out">>;
  /** Of these choices. */
  key: string;
  /** The last answer, and the key of the choices that it is by. */
  answer: { key: string; analysis: Analysis } | null;
};

/** A card that can count; `reason` where its reader already left it out. */
export type Sale = { card: ShownSale; reason: string | null };

/** Without the person's word the reader's and the engine's stand. */
export type Choices = SalesOfPage["choices"];

export type SaleRow = {
  card: ShownSale;
  /** Counts for the range, or will with the next update. */
  isIn: boolean;
  /** Why it was left out; null when it was not. */
  reason: string | null;
};

/** Results of fewer words come last and count only where the person says so. */
export function salesOf(
  { cards, struckOut }: Pick<SalesOfPage, "cards" | "struckOut">,
  voice: Voice = englishVoice,
): Sale[] {
  const overrulable = struckOut.flatMap(({ card, reason }) => (card ? [{ card, reason }] : []));
  const sales = [...cards.map((card) => ({ card, reason: null })), ...overrulable];
  const isLess = ({ card }: Sale) => card.isLessRelevant === true;
  const less = sales.filter(isLess).map(({ card, reason }) => ({
    card,
    reason: reason ?? sayIn(salesWords, voice)("fewerWords"),
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
function comparableFrom({ isBestOffer: _isBestOffer, ...card }: ShownSale) {
  return card;
}

/** The person chose something that the range does not know yet. */
export function hasNews({ key, answer }: Pick<SalesOfPage, "key" | "answer">): boolean {
  return answer?.key !== key;
}

/** Each sale with what the last answer made of it. */
export function saleRows(
  sales: readonly Sale[],
  choices: Choices,
  analysis: Analysis | undefined,
): SaleRow[] {
  const left = [...(analysis?.details.analysisStages.valuation.struckOut ?? [])];
  const engineReason = ({ title, price }: ShownSale) => {
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
