/** [billed pounds, cents]; the first row is the flat rate under one pound. */
export type RatePoint = readonly [pounds: number, cents: number];

export type ShippingRates = {
  service: string;
  source: string;
  /** ISO date from which the table holds, until the next one. */
  effectiveFrom: string;
  /** Zone 5 (601 to 1,000 miles): the middle one, since nobody knows yet where the buyer lives. */
  zone5: readonly RatePoint[];
};

const service = "USPS Ground Advantage";

/** Newest first. Only the weights that the sources give; the rest is interpolated and said so. */
export const shippingRates: readonly [ShippingRates, ...ShippingRates[]] = [
  {
    service,
    source: "USPS Notice 123, commercial prices from 2026-10-04, in transcription",
    effectiveFrom: "2026-10-04",
    zone5: [
      [0, 824],
      [1, 929],
      [3, 1212],
      [10, 1781],
    ],
  },
  {
    service,
    source: "USPS Notice 123, commercial prices from 2026-07-12, in transcription",
    effectiveFrom: "2026-07-12",
    zone5: [
      [0, 769],
      [1, 874],
      [2, 995],
      [3, 1157],
      // October's own step from 3 to 10 lb on top of July's 3 lb, as July's source stops there.
      [10, 1726],
    ],
  },
];
