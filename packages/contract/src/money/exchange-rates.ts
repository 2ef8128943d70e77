/** The currencies besides the US dollar in which an ask is judged. */
export const currenciesAbroad = ["EUR", "GBP", "CAD", "AUD"] as const;
export type CurrencyAbroad = (typeof currenciesAbroad)[number];

type ExchangeRates = {
  /** ISO date of the rates. */
  asOf: string;
  source: string;
  /** US dollars for one unit. */
  dollars: Readonly<Record<CurrencyAbroad, number>>;
};

/** Mid-market rates. To bring them up to date, change this table and its date. */
export const exchangeRates: ExchangeRates = {
  asOf: "2026-09-29",
  source: "npm package @fawazahmed0/currency-api 2026.9.29 (CC0)",
  dollars: { EUR: 1.136, GBP: 1.324, CAD: 0.705, AUD: 0.702 },
};

/** As people call each, after a number. */
export const currencyNames: Readonly<Record<CurrencyAbroad, string>> = {
  EUR: "euros",
  GBP: "British pounds",
  CAD: "Canadian dollars",
  AUD: "Australian dollars",
};

export const isCurrencyAbroad = (code: string): code is CurrencyAbroad =>
  (currenciesAbroad as readonly string[]).includes(code);
