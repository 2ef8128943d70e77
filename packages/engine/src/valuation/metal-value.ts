import { formatAboutDollars } from "../money/cents.ts";
import type { IdentifiedItem } from "../identification/identification.ts";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import type { Evidence } from "./evidence.ts";

const gramsPerTroyOunce = 31.1035;
/** Round figures of late 2025; the metals move by a quarter in a year, which the doubt covers. */
const dollarsPerOunce = { gold: 4_000, silver: 50 } as const;
const pricesAsOf = "2025-11";
const marketDoubt = 0.25;
/** Between what a refiner pays and what a wearer does. */
const shareOfMetal = 0.95;
const scatter = 0.25;

const notSolid = /\b(?:plated?|plating|filled|vermeil|tone|gp|gf|hge|rolled|colou?red|weighted)\b/i;
const weight = /\b(?<grams>\d{1,4}(?:\.\d{1,2})?) ?(?:g|gr|gm|gms|grams?)\b/i;
const gold = /\b(?<karat>9|10|14|18|21|22|24) ?(?:k|kt|ct|karat|carat)\b/i;
const silver = /\b(?:sterling|925|solid silver)\b/i;

type Metal = { name: string; dollars: number };

/** What the metal alone is worth; null unless the words tell the metal, its fineness and its weight. */
export function metalValue({
  title,
  description,
}: Pick<PriceBlindFacts, "title" | "description">): Metal | null {
  const words = `${title ?? ""}\n${description ?? ""}`;
  const grams = Number(weight.exec(words)?.groups?.["grams"]);
  if (notSolid.test(words) || !(grams > 0)) return null;
  const karat = Number(gold.exec(words)?.groups?.["karat"]);
  if (karat > 0) return ofMetal(`${karat} karat gold`, "gold", grams * (karat / 24));
  return silver.test(words) ? ofMetal("sterling silver", "silver", grams * 0.925) : null;
}

function ofMetal(name: string, metal: keyof typeof dollarsPerOunce, fineGrams: number): Metal {
  return { name, dollars: (fineGrams / gramsPerTroyOunce) * dollarsPerOunce[metal] };
}

/** Jewelry and flatware that name metal and weight are worth at least about their metal. */
export function metalEvidence(item: IdentifiedItem, facts: PriceBlindFacts): Evidence | null {
  const isOfMetal = item.category === "jewelry" || item.category === "antiques";
  const metal = isOfMetal && !item.isAccessory ? metalValue(facts) : null;
  if (metal === null) return null;
  const dollars = metal.dollars * shareOfMetal;
  return {
    source: "metal_value",
    logMedian: Math.log(dollars),
    medianUncertainty: marketDoubt,
    scatter,
    sentence: `Its weight in ${metal.name} alone is worth about ${formatAboutDollars(dollars)}`,
    asOf: pricesAsOf,
    basis: "round prices of gold and silver of late 2025, and the weight that the listing tells",
  };
}
