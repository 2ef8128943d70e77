const amount = /^([-−]?)\$(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d\d))?$/;

/** "-$1,234.50" is -123450; null for anything but an amount of dollars. */
export function centsFromText(text: string | null): number | null {
  const [, sign, dollars = "", cents = "00"] = amount.exec(text?.trim() ?? "") ?? [];
  if (dollars === "") return null;
  const total = Number(dollars.replaceAll(",", "") + cents);
  return sign ? -total : total;
}

/** "-$1,234.50" is -1234.5; null for anything but an amount of dollars. */
export function dollarsFromText(text: string | null): number | null {
  const cents = centsFromText(text);
  return cents === null ? null : cents / 100;
}

/** Both ends of "$80 - $120"; one amount is both, and words are neither. */
export function dollarRangeFromText(text: string | null) {
  const [from = null, to = from] = text?.split(/ [-–] /) ?? [];
  return { from: dollarsFromText(from), to: dollarsFromText(to) };
}
