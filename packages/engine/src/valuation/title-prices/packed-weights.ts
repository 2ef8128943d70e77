// More than half of a table's weights are 0 and nearly all others small, so a sign of print says how
// many zeros come before a weight and which one it is. It takes two thirds of the bytes that the
// weights would take as base64, and is read where neither Node nor a browser decodes for the engine.

/** Printable characters without the two that JSON escapes. */
const signs = Array.from({ length: 92 }, (_, at) => String.fromCharCode(35 + at)).filter(
  (sign) => sign !== "\\",
);
const most = 5;
const small = 2 * most;
/** As many zeros before a weight have a sign of their own. */
const longestRun = 8;
/** A weight beyond the small ones stands in the next sign. */
const firstLarge = longestRun * small;
const manyZeros = signs.length - 1;
const largest = 40;

/** Whole numbers from -40 to 40, one for each row of a table; what is beyond is cut off. */
export function packWeights(weights: ArrayLike<number>): string {
  let packed = "";
  let zeros = 0;
  for (let row = 0; row < weights.length; row += 1) {
    const weight = Math.max(-largest, Math.min(largest, weights[row] ?? 0));
    if (weight === 0) {
      zeros += 1;
      continue;
    }
    for (; zeros >= longestRun; zeros -= longestRun) packed += signs[manyZeros];
    const isSmall = Math.abs(weight) <= most;
    const place = weight < 0 ? weight + most : weight + most - 1;
    packed += isSmall
      ? signs[zeros * small + place]
      : `${signs[firstLarge + zeros]}${signs[weight + largest]}`;
    zeros = 0;
  }
  return packed;
}

/** The same of what `packWeights` made; rows that it does not reach are 0. */
export function unpackWeights(packed: string, rows: number): Int8Array {
  const valueOf = new Uint8Array(128);
  for (const [value, sign] of signs.entries()) valueOf[sign.charCodeAt(0)] = value;
  const weights = new Int8Array(rows);
  let row = 0;
  for (let at = 0; at < packed.length; at += 1) {
    const value = valueOf[packed.charCodeAt(at)] ?? 0;
    if (value === manyZeros) {
      row += longestRun;
      continue;
    }
    const isSmall = value < firstLarge;
    row += isSmall ? Math.floor(value / small) : value - firstLarge;
    if (!isSmall) at += 1;
    const place = (value % small) - most;
    weights[row] = isSmall
      ? place + (place < 0 ? 0 : 1)
      : (valueOf[packed.charCodeAt(at)] ?? 0) - largest;
    row += 1;
  }
  return weights;
}
