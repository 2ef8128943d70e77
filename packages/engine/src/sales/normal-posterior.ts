/** Values that are jointly normal around 0, each seen with an error of its own. */
export type Observations = {
  values: readonly number[];
  /** How the true values vary together, without the errors of seeing them. */
  covariance: readonly (readonly number[])[];
  /** Variance of the error of each. */
  noise: readonly number[];
};

/** The one that is not seen, and how it varies with those that are. */
export type Unseen = { variance: number; covariance: readonly number[] };

export type Posterior = {
  mean: number;
  variance: number;
  /** For each observation, how far it lies from what the others say of it, in its own deviations. */
  leftOut: readonly number[];
};

/** What the observations say of the unseen value: the best linear prediction, with its variance. */
export function posteriorOf(
  { values, covariance, noise }: Observations,
  unseen: Unseen,
): Posterior {
  const inverse = inverseOf(
    covariance.map((row, i) => row.map((value, j) => value + (i === j ? (noise[i] ?? 0) : 0))),
  );
  const weights = inverse.map((row) => dot(row, values));
  const explained = inverse.map((row) => dot(row, unseen.covariance));
  return {
    mean: dot(weights, unseen.covariance),
    variance: Math.max(0, unseen.variance - dot(explained, unseen.covariance)),
    leftOut: weights.map((weight, i) => weight / Math.sqrt(inverse[i]?.[i] ?? Number.NaN)),
  };
}

/** Of a symmetric positive definite matrix, by Gauss and Jordan: no pivot can vanish. */
function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const left = matrix.map((row) => [...row]);
  const right: number[][] = matrix.map((_row, i) => matrix.map((_other, j) => (i === j ? 1 : 0)));
  for (let at = 0; at < size; at += 1) {
    const [pivotLeft = [], pivotRight = []] = [left[at], right[at]];
    const pivot = pivotLeft[at] ?? Number.NaN;
    for (let j = 0; j < size; j += 1) {
      pivotLeft[j] = (pivotLeft[j] ?? 0) / pivot;
      pivotRight[j] = (pivotRight[j] ?? 0) / pivot;
    }
    for (let i = 0; i < size; i += 1) {
      const factor = left[i]?.[at] ?? 0;
      if (i === at || factor === 0) continue;
      subtract(left[i] ?? [], pivotLeft, factor);
      subtract(right[i] ?? [], pivotRight, factor);
    }
  }
  return right;
}

function subtract(row: number[], other: readonly number[], factor: number): void {
  for (let j = 0; j < row.length; j += 1) row[j] = (row[j] ?? 0) - factor * (other[j] ?? 0);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}
