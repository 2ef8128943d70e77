/** A range against a price, both in dollars. */
export type Pair = { price: number; low: number; median: number; high: number };

export type Figures = {
  count: number;
  /** Median of |median / price − 1|, percent. */
  mdape: number;
  within20: number;
  within50: number;
  rSquared: number;
  coverage: number;
  /** Median of high / low. */
  highOverLow: number;
  /** Median of price / median: above 1, the engine says too little. */
  bias: number;
};

export function figuresOf(pairs: readonly Pair[]): Figures {
  const errors = pairs.map(({ price, median }) => Math.abs(median / price - 1));
  return {
    count: pairs.length,
    mdape: 100 * quantile(errors, 0.5),
    within20: 100 * share(errors, (error) => error <= 0.2),
    within50: 100 * share(errors, (error) => error <= 0.5),
    rSquared: rSquaredOf(pairs),
    coverage: 100 * share(pairs, ({ price, low, high }) => low <= price && price <= high),
    highOverLow: quantile(pairs.map(widthOf), 0.5),
    bias: biasOf(pairs),
  };
}

/** The same pairs with the median bias taken out: asks are not sales, and 2017 is not today. */
export function withoutBias(pairs: readonly Pair[]): Pair[] {
  const bias = biasOf(pairs);
  return pairs.map(({ price, low, median, high }) => ({
    price,
    low: low * bias,
    median: median * bias,
    high: high * bias,
  }));
}

/** The share of the pairs with the narrowest ranges. */
export function mostConfident(pairs: readonly Pair[], part: number): Pair[] {
  return pairs
    .toSorted((a, b) => widthOf(a) - widthOf(b))
    .slice(0, Math.round(part * pairs.length));
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
}

const widthOf = ({ low, high }: Pair) => high / low;

function biasOf(pairs: readonly Pair[]): number {
  return quantile(
    pairs.map(({ price, median }) => price / median),
    0.5,
  );
}

function rSquaredOf(pairs: readonly Pair[]): number {
  const logs = pairs.map(({ price }) => Math.log(price));
  const mean = logs.reduce((total, log) => total + log, 0) / logs.length;
  const spread = logs.reduce((total, log) => total + (log - mean) ** 2, 0);
  const missed = pairs.reduce(
    (total, { price, median }) => total + Math.log(price / median) ** 2,
    0,
  );
  return 1 - missed / spread;
}

function share<T>(values: readonly T[], holds: (value: T) => boolean): number {
  return values.filter(holds).length / values.length;
}
