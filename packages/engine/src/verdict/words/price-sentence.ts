import { currencyNames, isCurrencyAbroad } from "@flipworth/contract/exchange-rates";
import { assertNever } from "../../assert-never.ts";
import type { PriceReading } from "../../reading/listing-facts.ts";

/** Why there is no verdict although the value is known. */
export function priceSentence(price: PriceReading): string {
  switch (price.kind) {
    case "missing":
      return "No verdict yet: the listing gives no price.";
    case "unclear":
      return `No verdict yet: the price is not clear from "${price.words}". Type the price, or ask the seller.`;
    case "placeholder":
      return `No verdict yet: "${price.words}" looks like a placeholder. Ask the seller for the price.`;
    case "foreign":
      return foreignSentence(price.currency);
    case "periodic":
      return `No verdict: "${price.words}" is a rent or an installment, not a price.`;
    case "unusable":
      return `No verdict: "${price.words}" can't be used as a price.`;
    case "stated":
    case "free":
      return "";
    default:
      return assertNever(price);
  }
}

function foreignSentence(currency: string): string {
  return isCurrencyAbroad(currency)
    ? `No verdict yet: the price in ${currencyNames[currency]} is not clear. Type the price.`
    : `No verdict: the price is in ${currency}. We judge US, Canadian and Australian dollars, euros and British pounds.`;
}
