import { mileageRates } from "@flipworth/contract";

/** Of the newest rate: it ends with its year, as the next one is set anew. */
const lastYearKnown = mileageRates[0]?.from.slice(0, 4) ?? "";

/** undefined for a day before the table begins, and for years whose rate is not set yet. */
export function mileageRate(day: string): (typeof mileageRates)[number] | undefined {
  if (day.slice(0, 4) > lastYearKnown) return undefined;
  return mileageRates.find(({ from }) => from <= day);
}

/** Rounded to the cent, half a cent up; undefined where no rate is known. */
export function mileageCents(tenthsOfMiles: number, day: string): number | undefined {
  const rate = mileageRate(day);
  return rate && Math.floor((tenthsOfMiles * rate.tenthsOfCents + 50) / 100);
}
