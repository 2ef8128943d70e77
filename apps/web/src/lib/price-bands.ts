import type { PriceBand } from "@flipworth/content";
import { createEngine } from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";

const guide = builtInGuide();
const engine = createEngine(guide);
const entries = new Map(guide.entries.map((entry) => [entry.id, entry]));

/** Standard normal deviate of the 90th percentile; sale prices are close to log-normal. */
const deviateOf90 = 1.2816;

/**
 * What single used sales of a guide entry bring. For loaders, which run when the site is built: the
 * browser never gets the price guide.
 */
export function findBand(entryId: string): PriceBand {
  if (entryId.startsWith("vehicle/")) return vehicleBandOf(entryId);
  const entry = entries.get(entryId);
  if (entry === undefined) throw new Error(`the price guide has no entry ${entryId}`);
  const { brand, model, usedMedianUsd, scatter } = entry;
  const spread = Math.exp(deviateOf90 * scatter);
  return {
    entryId,
    name: nameOf(brand, model),
    lowCents: sensibleCents(usedMedianUsd / spread),
    medianCents: usedMedianUsd * 100,
    highCents: sensibleCents(usedMedianUsd * spread),
    asOf: entry.asOf,
  };
}

/** Two figures that mean something: a limit of $1,284 would claim more than an estimate knows. */
function sensibleCents(dollars: number): number {
  const step = dollars < 100 ? 1 : 10 ** (Math.floor(Math.log10(dollars)) - 1);
  return Math.max(1, Math.round(dollars / step) * step) * 100;
}

/** "Apple iPhone 13", "Table saw", "iKamper tent", and "Nintendo 64" rather than its maker twice. */
function nameOf(brand: string | null, model: string): string {
  const isNamed = brand === null || model.toLowerCase().startsWith(brand.toLowerCase());
  const name = isNamed ? model : `${brand} ${model}`;
  return /^[a-z][A-Z]/.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1);
}

/** "vehicle/Toyota Camry/10" and "vehicle/compact/10/50000": model or class, age, miles beyond the usual. */
function vehicleBandOf(entryId: string): PriceBand {
  const [, of = "", ageYears, moreMiles] = entryId.split("/");
  const question = { of, ageYears: Number(ageYears), moreMiles: Number(moreMiles ?? 0) };
  const { name, low, median, high, asOf } = engine.vehicleBand(question);
  const shown = name.charAt(0).toUpperCase() + name.slice(1);
  return { entryId, name: shown, lowCents: low, medianCents: median, highCents: high, asOf };
}
