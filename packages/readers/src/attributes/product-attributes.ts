import { findProductJson, type Json } from "../page/structured-data.ts";

/** schema.org's names of what is told of a product, and what people call it. */
const names: readonly (readonly [property: string, name: string])[] = [
  ["brand", "Brand"],
  ["manufacturer", "Brand"],
  ["model", "Model"],
  ["mpn", "MPN"],
  ["color", "Color"],
  ["size", "Size"],
  ["material", "Material"],
  ["pattern", "Pattern"],
  ["modelDate", "Year"],
];

/** What the structured data tell of the product of this title, by people's names for it. */
export function attributesOf(document: Document, title: string): [string, string][] {
  const product = findProductJson(document, title);
  if (product === undefined) return [];
  const told = names.flatMap(([property, name]): [string, string][] => {
    const value = wordsOf(product[property]);
    return value === null ? [] : [[name, value]];
  });
  return [...told, ...additional(product["additionalProperty"])];
}

/** "additionalProperty": a list of names and values of the site's own. */
function additional(json: Json | undefined): [string, string][] {
  const list = Array.isArray(json) ? json : [json ?? null];
  return list.flatMap((one): [string, string][] => {
    if (one === null || typeof one !== "object" || Array.isArray(one)) return [];
    const [name, value] = [wordsOf(one["name"]), wordsOf(one["value"])];
    return name === null || value === null ? [] : [[name, value]];
  });
}

/** A word, a number, a thing with a name ("Brand"), or a value. */
function wordsOf(json: Json | undefined): string | null {
  if (typeof json === "number") return String(json);
  if (typeof json === "string") return json.trim() || null;
  if (Array.isArray(json)) return wordsOf(json[0]);
  if (json === undefined || json === null || typeof json !== "object") return null;
  return wordsOf(json["name"]) ?? wordsOf(json["value"]);
}
