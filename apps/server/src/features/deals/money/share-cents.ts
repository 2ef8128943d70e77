/**
 * Shares an amount by weights, to the cent: the largest remainders get the cents that are left, the
 * earlier part where two are alike. The shares sum to the amount. Weights that are all 0 count alike.
 */
export function shareCents(totalCents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (weights.length === 0) throw new RangeError("Nothing to share among");
  if (sum === 0)
    return shareCents(
      totalCents,
      weights.map(() => 1),
    );
  // In whole numbers of any size: a product of cents and cents does not fit a double.
  const all = BigInt(sum);
  const products = weights.map((weight) => BigInt(totalCents) * BigInt(weight));
  const shares = products.map((product) => product / all);
  const given = shares.reduce((total, share) => total + share, 0n);
  const left = Number(BigInt(totalCents) - given);
  const byRemainder = products
    .map((product, at) => ({ at, remainder: product % all }))
    .toSorted((a, b) => compare(b.remainder, a.remainder))
    .slice(0, left)
    .map(({ at }) => at);
  const lucky = new Set(byRemainder);
  return shares.map((share, at) => Number(share) + (lucky.has(at) ? 1 : 0));
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
