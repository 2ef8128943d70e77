import type { AliasMatch } from "./alias-index.ts";
import type { GuideEntry } from "./entry.ts";
import { keysOfPhrase } from "./tokens.ts";

/** "Black & Decker" and "Pokémon" as an alias would write them. */
function asciiFromBrand(brand: string): string {
  const lower = brand.toLowerCase();
  if (/^[a-z\d ]+$/.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .replaceAll("&", " and ")
    .replace(/[^a-z\d]+/g, " ")
    .trim();
}

export type BrandName = { name: string; keys: string };

const brandMemory = new Map<string, readonly BrandName[]>();

/** The entry's brands with their keys; several where it prices alike makers ("Huffy / Magna"). */
export function brandsOf({ brand }: GuideEntry): readonly BrandName[] {
  if (brand === null) return [];
  let names = brandMemory.get(brand);
  if (names === undefined) {
    names = brand.split(" / ").map((name) => ({ name, keys: keysOfPhrase(asciiFromBrand(name)) }));
    brandMemory.set(brand, names);
  }
  return names;
}

/** Whether the alias is the brand and nothing else, which names hardly anything. */
export function isBareBrand({ entry, keys }: AliasMatch): boolean {
  return brandsOf(entry).some((brand) => brand.keys === keys);
}

/** A brand's name as the keys of its words: "crate and barrel", "north face". */
export function brandKeys(brand: string): string {
  return keysOfPhrase(asciiFromBrand(brand));
}
