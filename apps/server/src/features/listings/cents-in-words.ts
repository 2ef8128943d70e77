import type { SavedListing } from "@flipworth/contract";

/**
 * The figures of a row whose caller sent words alone, as the specification's call does. Read once,
 * when the row comes in: everything after that reckons with the numbers.
 */
export function centsInWords(row: { marketValue: string; profitPotential: string }) {
  const [marketLow, marketHigh] = endsOf(row.marketValue);
  const [profit] = endsOf(row.profitPotential);
  return { marketLow, marketHigh, profit } satisfies SavedListing["cents"];
}

const amount = /^([-−]?)\$?(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d\d))?$/;

/** Both ends of "$80 - $120"; one amount is both, and other words are neither. */
function endsOf(words: string): [number | null, number | null] {
  const [from = "", to = from, ...rest] = words.split(/ [-–] /);
  if (rest.length > 0) return [null, null];
  return [centsIn(from), centsIn(to)];
}

function centsIn(words: string): number | null {
  const [, sign, dollars, cents = "00"] = amount.exec(words.trim()) ?? [];
  if (dollars === undefined) return null;
  const total = Number(dollars.replaceAll(",", "") + cents);
  return sign && total > 0 ? -total : total;
}
