import type { TitlePriceTable } from "@flipworth/guide/source";
import { titleFeatures } from "./title-features.ts";

/** Each table's weights as signed bytes, read once. */
const weightsOf = new WeakMap<TitlePriceTable, Int8Array>();

/** ln of the dollars that titles with such words bring. */
export function titlePrice(title: string, table: TitlePriceTable): number {
  const { tableBits, intercept, step } = table;
  const weights = weightsIn(table);
  const { rows, values } = titleFeatures(title, tableBits);
  const units = rows.reduce((sum, row, at) => sum + (weights[row] ?? 0) * (values[at] ?? 0), 0);
  return intercept + step * units;
}

function weightsIn(table: TitlePriceTable): Int8Array {
  const known = weightsOf.get(table);
  if (known !== undefined) return known;
  const weights = signedBytes(table.weights);
  weightsOf.set(table, weights);
  return weights;
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const bitsOfDigit = 6;
const bitsOfByte = 8;

/** Of base64, by the engine itself: it runs where neither Node nor a browser decodes for it. */
function signedBytes(base64: string): Int8Array {
  const valueOf = new Uint8Array(128);
  for (let value = 0; value < digits.length; value += 1) valueOf[digits.charCodeAt(value)] = value;
  const length = base64.length - (base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0);
  const bytes = new Int8Array(Math.floor((length * bitsOfDigit) / bitsOfByte));
  let buffer = 0;
  let held = 0;
  let at = 0;
  for (let digit = 0; digit < length; digit += 1) {
    buffer = (buffer << bitsOfDigit) | (valueOf[base64.charCodeAt(digit)] ?? 0);
    held += bitsOfDigit;
    if (held < bitsOfByte) continue;
    held -= bitsOfByte;
    bytes[at] = buffer >> held;
    at += 1;
    buffer &= (1 << held) - 1;
  }
  return bytes;
}
