import {
  type CurrencyAbroad,
  exchangeRates,
  isCurrencyAbroad,
} from "@flipworth/contract/exchange-rates";
import { type Cents, cents } from "../money/cents.ts";
import { hostOf } from "../reading/host-of.ts";
import type { AskAbroad, ListingFacts, PriceReading } from "../reading/listing-facts.ts";
import { peoplesPrice } from "../verdict/peoples-price.ts";

/** Sites of a country whose own currency is called a dollar, by the end of their host. */
const dollarSites: readonly (readonly [ending: string, currency: CurrencyAbroad])[] = [
  [".ca", "CAD"],
  [".au", "AUD"],
];

/**
 * An ask in another currency becomes dollars at the dated rate, and keeps what the seller wrote.
 * A bare "$" on a Canadian or Australian site is that country's.
 */
export function withPriceInDollars(facts: ListingFacts, url: string | null): ListingFacts {
  const { price } = facts;
  const ask = price.kind === "foreign" ? askAbroad(price) : localAsk(price, url);
  if (ask === null || !("words" in price)) return facts;
  const amount = inDollars(ask);
  return { ...facts, price: { kind: "stated", amount, words: price.words, abroad: ask } };
}

function askAbroad({ currency, amount }: Extract<PriceReading, { kind: "foreign" }>) {
  return amount !== undefined && isCurrencyAbroad(currency) ? { currency, amount } : null;
}

function localAsk(price: PriceReading, url: string | null): AskAbroad | null {
  if (price.kind !== "stated" || /\bUSD?\b/i.test(price.words)) return null;
  const host = hostOf(url) ?? "";
  const [, currency] = dollarSites.find(([ending]) => host.endsWith(ending)) ?? [];
  return currency === undefined ? null : { currency, amount: price.amount };
}

function inDollars({ currency, amount }: AskAbroad): Cents {
  return cents(Math.round(amount * exchangeRates.dollars[currency]));
}

/** A limit or an offer in dollars as it is said in another currency, never above it. */
export function peoplesPriceAbroad(amount: Cents, currency: CurrencyAbroad): Cents {
  return peoplesPrice(cents(Math.round(amount / exchangeRates.dollars[currency])));
}
