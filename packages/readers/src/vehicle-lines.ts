import { type Pair, pairsInLine } from "./attributes.ts";

/** Headings above the facts that a page tells of the item. */
export const factsHeading =
  /^(?:details|about this [\w ]+|detalles|acerca de este [\p{L} ]+|détails|à propos de [\p{L} ]+|beschreibung|über dieses [\p{L} ]+)$/iu;

const known: readonly (readonly [line: RegExp, name: string])[] = [
  [
    /^(?:driven|recorrido|parcouru|gefahren:?) (\d[\d.,\s]*k? ?(?:miles|km|kilometers|millas))/i,
    "Odometer",
  ],
  [/^(automatic|manual) transmission$/i, "Transmission"],
  [/^((?:clean|salvage|rebuilt|lien|missing) title)\b/i, "Title status"],
  [/^(\d+) owners?$/i, "Owners"],
];

/** The lines of a vehicle's facts: "Driven 80,000 miles", "Exterior color: Black". */
export function vehiclePairs(text: string): Pair[] {
  const pairs = known.flatMap(([line, name]): Pair[] => {
    const value = line.exec(text)?.[1];
    return value === undefined ? [] : [[name, value.replace(/ title$/i, "")]];
  });
  return [...pairs, ...pairsInLine(text).map(named)];
}

const vehicleNames: ReadonlyMap<string, string> = new Map([
  ["fuel type", "Fuel"],
  ["exterior color", "Color"],
]);

const named = ([name, value]: Pair): Pair => [vehicleNames.get(name.toLowerCase()) ?? name, value];
