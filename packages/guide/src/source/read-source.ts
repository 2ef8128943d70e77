import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GuideSource } from "./source.ts";

/** From source; a bundle stands elsewhere. */
export const dataFolder = (): string => join(import.meta.dirname, "../../data");

/**
 * The guide's files as they stand in the repository, put together and not checked: what is wrong
 * in them is the business of `npm run guide -- check` and of the tests.
 */
export function readSource(folder: string): GuideSource {
  const json = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));
  const categories = json("categories.json") as GuideSource["categories"]; // Safe because the check parses all of it.
  return {
    facts: json("guide.json") as GuideSource["facts"], // Safe: as above.
    markets: json("markets.json") as GuideSource["markets"], // Safe: as above.
    categories,
    families: json("families.json") as GuideSource["families"], // Safe: as above.
    platforms: json("platforms.json") as GuideSource["platforms"], // Safe: as above.
    ageing: json("ageing.json") as GuideSource["ageing"], // Safe: as above.
    priceFactors: json("price-factors.json") as GuideSource["priceFactors"], // Safe: as above.
    vocabulary: json("vocabulary.json") as GuideSource["vocabulary"], // Safe: as above.
    phrases: json("phrases.json") as GuideSource["phrases"], // Safe: as above.
    notAnItem: readLines(join(folder, "not-an-item.jsonl")),
    faults: readLines(join(folder, "faults.jsonl")),
    missingParts: readLines(join(folder, "missing-parts.jsonl")),
    restricted: readLines(join(folder, "restricted.jsonl")),
    lexicon: readLines(join(folder, "lexicon.jsonl")),
    kin: readLines(join(folder, "kin.jsonl")),
    words: json("words.json") as GuideSource["words"], // Safe: as above.
    misspellings: json("misspellings.json") as GuideSource["misspellings"], // Safe: as above.
    entries: Object.keys(categories).flatMap((category) =>
      readLines(join(folder, `entries/${category}.jsonl`)),
    ),
    vehicles: readVehicles(join(folder, "vehicles")),
    titlePrices: json("title-prices.json") as GuideSource["titlePrices"], // Safe: as above.
  };
}

function readVehicles(folder: string): GuideSource["vehicles"] {
  const json = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));
  const vehicles = {
    models: readLines(join(folder, "models.jsonl")),
    classics: readLines(join(folder, "classics.jsonl")),
    classes: json("classes.json"),
    market: json("market.json"),
    makes: json("makes.json"),
    makerCodes: json("maker-codes.json"),
    words: json("words.json"),
    repairs: readLines(join(folder, "repairs.jsonl")),
    checks: json("checks.json"),
    rules: json("rules.json"),
  };
  return vehicles as GuideSource["vehicles"]; // Safe because the check parses all of it.
}

/** Parsed as one list, which takes half the time of a parse for each line. */
function readLines<Line>(file: string): Line[] {
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return JSON.parse(`[${lines.join(",")}]`);
}
