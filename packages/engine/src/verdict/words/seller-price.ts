import { formatAbroad } from "@flipworth/contract/money";
import { peoplesPriceAbroad } from "../../abroad/price-in-dollars.ts";
import { askAbroadOf } from "../../abroad/sale-abroad.ts";
import { type Cents, formatCents } from "../../money/cents.ts";
import type { PriceReading } from "../../reading/listing-facts.ts";
import { verdictWords } from "../../words/english/verdict.ts";
import { spoken } from "../../words/voice-in-use.ts";

const say = spoken(verdictWords);

/** A limit as it is said to the seller: "$420", or "€370 (about $420)". */
export function sellerPrice(limit: Cents, price: PriceReading): string {
  const ask = askAbroadOf(price);
  if (ask === null) return formatCents(limit);
  const { currency } = ask;
  const local = formatAbroad(peoplesPriceAbroad(limit, currency), currency);
  return say("limitAbroad", { local, limit: formatCents(limit) });
}
