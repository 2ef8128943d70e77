import { titleFeatures } from "./title-features.ts";

/** A title with what it brings, in dollars, and how much it counts beside others. */
export type PricedTitle = { title: string; usd: number; weight: number };

export type TitlePriceFit = {
  /** Mean of ln(dollars) over the titles. */
  intercept: number;
  /** One for each row of the table. */
  weights: Float64Array;
};

type Question = {
  tableBits: number;
  /** How strongly weights are held at 0: the α of ridge regression. */
  penalty: number;
};

/** The titles as a sparse matrix, row by row. */
type Matrix = { starts: Uint32Array; columns: Uint32Array; values: Float64Array };

const mostSteps = 150;
/** Of the first residual; below it another step moves no price by a thousandth. */
const smallEnough = 1e-4;

/**
 * Ridge regression of ln(dollars) on the features of titles: the weights w that make
 * |Xw − y|² + penalty·|w|² least, found by conjugate gradients on (XᵀX + penalty)w = Xᵀy.
 */
export function fitTitlePrices(
  titles: readonly PricedTitle[],
  { tableBits, penalty }: Question,
): TitlePriceFit {
  const intercept = meanLog(titles);
  const matrix = matrixOf(titles, tableBits);
  const target = transposedTimes(
    matrix,
    Float64Array.from(titles, ({ usd, weight }) => Math.sqrt(weight) * (Math.log(usd) - intercept)),
    2 ** tableBits,
  );
  const apply = (weights: Float64Array): Float64Array => {
    const product = transposedTimes(matrix, times(matrix, weights), weights.length);
    addScaled(product, weights, penalty);
    return product;
  };
  return { intercept, weights: conjugateGradients(apply, target) };
}

function meanLog(titles: readonly PricedTitle[]): number {
  const total = titles.reduce((sum, { weight }) => sum + weight, 0);
  return titles.reduce((sum, { usd, weight }) => sum + weight * Math.log(usd), 0) / total;
}

function conjugateGradients(
  apply: (vector: Float64Array) => Float64Array,
  target: Float64Array,
): Float64Array {
  const solution = new Float64Array(target.length);
  const residual = target.slice();
  const direction = target.slice();
  let square = dot(residual, residual);
  const enough = square * smallEnough ** 2;
  for (let step = 0; step < mostSteps && square > enough; step += 1) {
    const applied = apply(direction);
    const length = square / dot(direction, applied);
    addScaled(solution, direction, length);
    addScaled(residual, applied, -length);
    const before = square;
    square = dot(residual, residual);
    scaleAndAdd(direction, square / before, residual);
  }
  return solution;
}

function matrixOf(titles: readonly PricedTitle[], tableBits: number): Matrix {
  const starts = new Uint32Array(titles.length + 1);
  const columns: number[] = [];
  const values: number[] = [];
  for (const [at, { title, weight }] of titles.entries()) {
    const features = titleFeatures(title, tableBits);
    for (const row of features.rows) columns.push(row);
    for (const value of features.values) values.push(value * Math.sqrt(weight));
    starts[at + 1] = columns.length;
  }
  return { starts, columns: Uint32Array.from(columns), values: Float64Array.from(values) };
}

function times({ starts, columns, values }: Matrix, vector: Float64Array): Float64Array {
  const product = new Float64Array(starts.length - 1);
  for (let row = 0; row < product.length; row += 1) {
    let sum = 0;
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1)
      sum += (values[at] ?? 0) * (vector[columns[at] ?? 0] ?? 0);
    product[row] = sum;
  }
  return product;
}

function transposedTimes(
  { starts, columns, values }: Matrix,
  vector: Float64Array,
  length: number,
): Float64Array {
  const product = new Float64Array(length);
  for (let row = 0; row < vector.length; row += 1) {
    const factor = vector[row] ?? 0;
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
      const column = columns[at] ?? 0;
      product[column] = (product[column] ?? 0) + (values[at] ?? 0) * factor;
    }
  }
  return product;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function addScaled(to: Float64Array, vector: Float64Array, factor: number): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + factor * (vector[at] ?? 0);
}

function scaleAndAdd(vector: Float64Array, factor: number, added: Float64Array): void {
  for (let at = 0; at < vector.length; at += 1)
    vector[at] = factor * (vector[at] ?? 0) + (added[at] ?? 0);
}
