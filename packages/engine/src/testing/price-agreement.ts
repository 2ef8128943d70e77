/** The same things, priced twice. */
export type TwoPrices = readonly [price: number, other: number];

export type Agreement = {
  things: number;
  /** Not further apart than ×1.34. */
  near: number;
  /** Apart by ×2.5 and more. */
  far: number;
  /** The middle of price over other price. */
  middleRatio: number;
};

const nearFactor = 1.34;
const farFactor = 2.5;

export function agreementOf(prices: readonly TwoPrices[]): Agreement {
  const ratios = prices.map(([price, other]) => price / other).toSorted((a, b) => a - b);
  const apart = ratios.map((ratio) => Math.max(ratio, 1 / ratio));
  return {
    things: prices.length,
    near: apart.filter((factor) => factor <= nearFactor).length,
    far: apart.filter((factor) => factor >= farFactor).length,
    middleRatio: ratios[Math.floor(ratios.length / 2)] ?? Number.NaN,
  };
}
