import { exchangeRates } from "@flipworth/contract/exchange-rates";
import { formatAbroad } from "@flipworth/contract/money";
import type { AskAbroad, PriceReading } from "../reading/listing-facts.ts";
import type { Valuation } from "../valuation/evidence.ts";
import type { AllowedExits } from "../verdict/exits.ts";
import { aboutDollars } from "../verdict/words/about-dollars.ts";
import { abroadWords } from "../words/english/verdict.ts";
import { spoken } from "../words/voice-in-use.ts";

const say = spoken(abroadWords);

/**
 * How far a price level abroad may be off the American one, as a standard deviation of its
 * logarithm. An editor's figure: used goods differ by taxes, supply and taste. No set measures it.
 */
const levelDoubt = 0.2;

/** What the seller wrote, where it is none of dollars. */
export const askAbroadOf = (price: PriceReading): AskAbroad | null =>
  price.kind === "stated" ? (price.abroad ?? null) : null;

/** American prices tell less of a sale abroad: the range widens, the typical price stays. */
export function withDoubtAbroad(valuation: Valuation, ask: AskAbroad | null): Valuation {
  if (ask === null || valuation.kind !== "valued") return valuation;
  const { logMedian, logSd } = valuation.salePrice;
  return { ...valuation, salePrice: { logMedian, logSd: Math.hypot(logSd, levelDoubt) } };
}

/** The one exit that has no fee and no American postage in any of these countries. */
export const exitsAbroad: AllowedExits = {
  shipsParcels: false,
  meetsLocally: true,
  platforms: ["facebook_local"],
};

/** What was converted, and what is not counted. */
export function abroadSentence({ price }: { price: PriceReading }): string | null {
  const ask = askAbroadOf(price);
  if (ask === null || price.kind !== "stated") return null;
  const { currency, amount } = ask;
  const dollarsEach = `$${exchangeRates.dollars[currency].toFixed(2)}`;
  return say("converted", {
    currency: say(currency),
    ask: formatAbroad(amount, currency),
    dollars: aboutDollars(price.amount),
    rate: say("rate", { currency, dollars: dollarsEach, date: exchangeRates.asOf }),
  });
}
