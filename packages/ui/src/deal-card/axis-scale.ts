import type { PriceRange } from "./deal.ts";

export type AxisPrices = {
  range: PriceRange;
  asking: number | null;
  breakEven?: number | undefined;
};

/** Places on the axis in percent of its width, 0 to 100. */
export type AxisPlaces = {
  low: number;
  median: number;
  high: number;
  asking: number | null;
  breakEven: number | null;
};

/** Air left and right of the outermost mark, as a share of what the marks span. */
const padding = 0.06;

/** The axis shows what the marks span and not the way from zero: only distances between them matter. */
export function placeOnAxis({ range, asking, breakEven }: AxisPrices): AxisPlaces {
  const marks = [range.low, range.high, asking, breakEven].filter((price) => price != null);
  const lowest = Math.min(...marks);
  const span = Math.max(...marks) - lowest || 1;
  const place = (price: number) =>
    (100 * (price - lowest + padding * span)) / (span * (1 + 2 * padding));
  return {
    low: place(range.low),
    median: place(range.median),
    high: place(range.high),
    asking: asking === null ? null : place(asking),
    breakEven: breakEven === undefined ? null : place(breakEven),
  };
}

/** Where the band turns from loss to profit, in percent of the band's own width. */
export function lossShare(places: AxisPlaces): number | null {
  if (places.breakEven === null) return null;
  const share = (places.breakEven - places.low) / (places.high - places.low || 1);
  return 100 * Math.min(1, Math.max(0, share));
}
