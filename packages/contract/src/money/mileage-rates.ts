/** The standard rate for business miles from a day on, in tenths of a cent a mile. */
type MileageRate = { from: string; tenthsOfCents: number; source: string };

const page = "https://www.irs.gov/tax-professionals/standard-mileage-rates";

/** Newest first. 2026 was announced on 2025-12-29. */
export const mileageRates: readonly MileageRate[] = [
  { from: "2026-01-01", tenthsOfCents: 725, source: page },
  { from: "2025-01-01", tenthsOfCents: 700, source: page },
  { from: "2024-01-01", tenthsOfCents: 670, source: page },
  { from: "2023-01-01", tenthsOfCents: 655, source: page },
  { from: "2022-07-01", tenthsOfCents: 625, source: page },
  { from: "2022-01-01", tenthsOfCents: 585, source: page },
];
