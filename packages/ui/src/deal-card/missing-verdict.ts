import type { Deal } from "./deal.ts";

type Reading = Deal["details"]["analysisStages"]["reading"];

const sentences: Readonly<Record<string, (words: string) => string>> = {
  missing: () => "No asking price was found, so there is no profit to judge.",
  placeholder: (words) =>
    `The price${words} looks like a placeholder, so there is no profit to judge. Ask the seller.`,
  foreign: (words) =>
    `The price${words} is not in US dollars. Only dollars are judged: convert it and enter it as the price.`,
  periodic: (words) => `The price${words} is a payment per period and not a price for the item.`,
  unusable: (words) => `The price${words} cannot be read as an amount in US dollars.`,
};

/** Why a valued thing has no verdict: what the listing says about its price. */
export function missingVerdictSentence({ priceKind, priceWords }: Reading): string {
  const words = priceWords ? ` “${priceWords}”` : "";
  return (sentences[priceKind] ?? (() => "There is no asking price to judge."))(words);
}
