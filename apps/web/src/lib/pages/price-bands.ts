import { type PriceBand, thingPathOf } from "@flipworth/content";
import { askWhenBuilt, countedSales, engine, entryOf } from "./ask-when-built.ts";
import { listingTitleOf, nameOfEntry, usualCondition } from "../listing-title.ts";
import { findRecall } from "./recalls.ts";

const bands = new Map<string, PriceBand>();

/**
 * What single used sales of a guide entry bring: the analyzer's own answer to a listing of it. For
 * loaders, which run when the site is built: the browser never gets the price guide.
 */
export function findBand(entryId: string): PriceBand {
  const known = bands.get(entryId);
  if (known !== undefined) return known;
  const band = entryId.startsWith("vehicle/") ? vehicleBandOf(entryId) : entryBandOf(entryId);
  bands.set(entryId, band);
  return band;
}

function entryBandOf(entryId: string): PriceBand {
  const entry = entryOf(entryId);
  const title = listingTitleOf(entryId);
  const report = askWhenBuilt({ fields: { title, price: null, condition: usualCondition } });
  const { low, median, high } = report.details.analysisStages.evaluation;
  if (low === undefined || median === undefined || high === undefined) {
    throw new Error(`the analyzer gives no range for ${entryId}`);
  }
  const name = nameOfEntry(entry);
  const recall = findRecall(title);
  const path = thingPathOf(entryId);
  const sales = countedSales(report);
  return {
    entryId,
    name,
    lowCents: Math.round(low * 100),
    medianCents: Math.round(median * 100),
    highCents: Math.round(high * 100),
    asOf: entry.asOf,
    ...(path === undefined ? {} : { path }),
    ...(sales && { sales }),
    ...(recall === undefined ? {} : { recall: `${recall.problem} ${recall.remedy}` }),
  };
}

/** "vehicle/Toyota Camry/10" and "vehicle/compact/10/50000": model or class, age, miles beyond the usual. */
function vehicleBandOf(entryId: string): PriceBand {
  const [, of = "", ageYears, moreMiles] = entryId.split("/");
  const question = { of, ageYears: Number(ageYears), moreMiles: Number(moreMiles ?? 0) };
  const { name, low, median, high, asOf } = engine.vehicleBand(question);
  const shown = name.charAt(0).toUpperCase() + name.slice(1);
  return { entryId, name: shown, lowCents: low, medianCents: median, highCents: high, asOf };
}
