import type { AskAbroad } from "@flipworth/contract";
import { exchangeRates } from "@flipworth/contract/exchange-rates";
import { peoplesPriceAbroad } from "../../abroad/price-in-dollars.ts";
import { askAbroadOf } from "../../abroad/sale-abroad.ts";
import type { Cents } from "../../money/cents.ts";
import type { PriceReading } from "../../reading/listing-facts.ts";
import type { Verdict } from "../../verdict/verdict.ts";

/** What is said to a seller who asks another currency, in it; nothing beside dollars. */
export function abroadDetails(
  price: PriceReading,
  { deal, advice }: Verdict,
): { abroad?: AskAbroad } {
  const ask = askAbroadOf(price);
  if (ask === null) return {};
  const { currency } = ask;
  const inTheirs = (amount: Cents | null | undefined) =>
    amount == null ? null : peoplesPriceAbroad(amount, currency);
  return {
    abroad: {
      currency,
      price: ask.amount,
      maxBuyPrice: inTheirs(deal?.maxBuyPrice),
      opening: inTheirs(advice?.offers?.opening),
      dollarsPerUnit: exchangeRates.dollars[currency],
      ratesAsOf: exchangeRates.asOf,
    },
  };
}
