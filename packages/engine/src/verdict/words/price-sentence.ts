import { isCurrencyAbroad } from "@flipworth/contract/exchange-rates";
import { assertNever } from "../../assert-never.ts";
import type { PriceReading } from "../../reading/listing-facts.ts";
import { abroadWords, headlineWords } from "../../words/english/verdict.ts";
import { spoken } from "../../words/voice-in-use.ts";

const say = spoken(headlineWords);
const sayAbroad = spoken(abroadWords);

/** Why there is no verdict although the value is known. */
export function priceSentence(price: PriceReading): string {
  switch (price.kind) {
    case "missing":
      return say("noPrice");
    case "unclear":
      return say("priceUnclear", { words: price.words });
    case "placeholder":
      return say("pricePlaceholder", { words: price.words });
    case "foreign":
      return foreignSentence(price.currency);
    case "periodic":
      return say("pricePeriodic", { words: price.words });
    case "unusable":
      return say("priceUnusable", { words: price.words });
    case "stated":
    case "free":
      return "";
    default:
      return assertNever(price);
  }
}

function foreignSentence(currency: string): string {
  return isCurrencyAbroad(currency)
    ? say("priceAbroadUnclear", { currency: sayAbroad(currency) })
    : say("priceOtherCurrency", { currency });
}
