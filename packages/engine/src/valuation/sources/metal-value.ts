import type { Markets } from "@flipworth/guide/guide";
import { formatAboutDollars } from "../../money/cents.ts";
import type { IdentifiedItem } from "../../identification/identification.ts";
import type { PriceBlindFacts } from "../../reading/listing-facts.ts";
import { guideInUse } from "../../price-guide/guide.ts";
import type { Evidence } from "../evidence.ts";
import { monthName, yearsBetween } from "../months.ts";
import { evidenceWords } from "../../words/english/valuation.ts";
import { spoken } from "../../words/voice-in-use.ts";

const say = spoken(evidenceWords);

const gramsPerTroyOunce = 31.1035;
const gramsPerPennyweight = 1.555;
/** The metals move by a quarter in a year. */
const marketDoubt = 0.25;
/** Older than this a price of metal is told with its month. */
const freshYears = 0.5;
/** Between what a refiner pays and what a wearer does. */
const shareOfMetal = 0.95;
const scatter = 0.25;

const notSolid = /\b(?:plated?|plating|filled|vermeil|tone|gp|gf|hge|rolled|colou?red|weighted)\b/i;
const weight =
  /(?<![\d.])(?<number>\d{1,4}(?:\.\d{1,2})?|\.\d{1,2}) ?(?<unit>g|gr|gms?|grams?|(?:troy|t) ?(?:oz|ounces?)|oz|ounces?|ozt|dwt|pennyweights?)\b/i;
/** Of other units than grams; who weighs jewelry on a kitchen scale tells the common ounce. */
const gramsIn: ReadonlyMap<string, number> = new Map([
  ["oz", 28.35],
  ["ounce", 28.35],
  ["ounces", 28.35],
  ["ozt", gramsPerTroyOunce],
  ["troy", gramsPerTroyOunce],
  ["dwt", gramsPerPennyweight],
  ["pennyweight", gramsPerPennyweight],
  ["pennyweights", gramsPerPennyweight],
]);
const gold = /\b(?<karat>9|10|14|18|21|22|24) ?(?:k|kt|ct|karat|carat)\b/i;
const silver = /\b(?:sterling|925|solid silver)\b/i;

type Metal = { name: string; dollars: number; asOf: string };

/** What the metal alone is worth; null unless the words tell the metal, its fineness and its weight. */
export function metalValue({
  title,
  description,
}: Pick<PriceBlindFacts, "title" | "description">): Metal | null {
  const words = `${title ?? ""}\n${description ?? ""}`;
  const grams = gramsTold(words);
  if (notSolid.test(words) || !(grams > 0)) return null;
  const karat = Number(gold.exec(words)?.groups?.["karat"]);
  if (karat > 0) return ofMetal(say("gold", { karat }), "gold", grams * (karat / 24));
  return silver.test(words) ? ofMetal(say("silver"), "silver", grams * 0.925) : null;
}

function gramsTold(words: string): number {
  const { number, unit = "" } = weight.exec(words)?.groups ?? {};
  const isTroy = /^t(?:roy)? ?o/i.test(unit);
  return Number(number) * (gramsIn.get(isTroy ? "troy" : unit.toLowerCase()) ?? 1);
}

function ofMetal(name: string, metal: keyof Markets["metals"], fineGrams: number): Metal {
  const { usd, asOf } = guideInUse().markets.metals[metal];
  return { name, dollars: (fineGrams / gramsPerTroyOunce) * usd, asOf };
}

/** What is made of precious metal; null is a thing that the guide does not know. */
const madeOfMetal: ReadonlySet<IdentifiedItem["category"]> = new Set([
  "jewelry",
  "antiques",
  "collectibles",
  "home-decor",
  null,
] as const);

/** Jewelry and flatware that name metal and weight are worth at least about their metal. */
export function metalEvidence(
  item: IdentifiedItem,
  facts: PriceBlindFacts,
  today: string,
): Evidence | null {
  const metal = madeOfMetal.has(item.category) && !item.isAccessory ? metalValue(facts) : null;
  if (metal === null) return null;
  const dollars = metal.dollars * shareOfMetal;
  const isOld = yearsBetween(metal.asOf, today) > freshYears;
  const told = { metal: metal.name, price: formatAboutDollars(dollars) };
  return {
    source: "metal_value",
    logMedian: Math.log(dollars),
    medianUncertainty: marketDoubt,
    scatter,
    sentence: isOld
      ? say("metalOfMonth", { ...told, month: monthName(metal.asOf) })
      : say("metal", told),
    asOf: metal.asOf,
    basis: say("metalBasis"),
  };
}

/**
 * Nobody sells silver for less than the silver: whatever else says so is of another thing, and is
 * doubted by as much as it is below.
 */
export function notBelowMetal(
  sources: readonly [Evidence, ...Evidence[]],
): [Evidence, ...Evidence[]] {
  const [first, ...rest] = sources;
  const metal = sources.find(({ source }) => source === "metal_value");
  if (metal === undefined) return [first, ...rest];
  const doubted = (one: Evidence): Evidence => {
    const below = metal.logMedian - one.logMedian;
    return { ...one, medianUncertainty: Math.max(one.medianUncertainty, below) };
  };
  return [doubted(first), ...rest.map(doubted)];
}
