import type { TextBlock } from "../page/text-blocks.ts";

/** What a page tells of a vehicle in fields of its own, by the names that the engine knows. */
export type VehicleFields = Readonly<Record<string, string>>;

/** The heading above a vehicle's facts, in English, Spanish, French and German. */
const aboutVehicle =
  /^(?:about this (?:vehicle|car|truck|motorcycle|boat|rv)|acerca de este veh[ií]culo|informaci[oó]n del veh[ií]culo|à propos de ce véhicule|(?:infos? )?(?:über|zu) diese[mns]? fahrzeug)$/iu;

/** "Exterior color: Black": a label of a few words and what it is followed by. */
const labelled = /^(\p{L}[\p{L} ]{1,28}?)\s*:\s*(\S.*)$/u;
const labels: readonly (readonly [RegExp, string])[] = [
  [/^(?:exterior colou?r|color exterior|couleur extérieure|außenfarbe)$/iu, "exterior color"],
  [/^(?:interior colou?r|color interior|couleur intérieure|innenfarbe)$/iu, "interior color"],
  [/^(?:fuel type|tipo de combustible|type de carburant|kraftstoff(?:art)?)$/iu, "fuel type"],
  [/^(?:mileage|odometer|kilometraje|millaje|kilométrage|kilometerstand)$/iu, "mileage"],
  [/^(?:transmission|transmisión|getriebe)$/iu, "transmission"],
  [/^(?:title(?: status)?|título)$/iu, "title status"],
  [/^(?:vin|vehicle identification number)$/iu, "vin"],
  [/^(?:body style|body type|carrocería)$/iu, "body style"],
  [/^(?:engine hours|horas)$/iu, "engine hours"],
  [/^(?:drivetrain|drive type)$/iu, "drivetrain"],
];

const distance =
  /(\d[\d.,\u00a0\u202f' ]*\s?(?:miles?|mi|millas|milles|meilen|kilometers|kilometres|kil[oó]metros|kilomètres|kilometer|km))(?![\p{L}/])/iu;
const perDistance = /\bmpg\b|\bper\b|\/|\bl\b/i;

/** What a line without a label says: "Driven 80,000 miles", "Automatic transmission", "1 owner". */
const statements: readonly (readonly [RegExp, string, string?])[] = [
  [/^((?:automatic|manual|cvt)) transmission$/i, "transmission"],
  [/^transmisión (autom[aá]tica|manual)$/iu, "transmission"],
  [/^(?:transmission|boîte) (automatique|manuelle)$/iu, "transmission"],
  [/^(automatik|schalt)getriebe$/iu, "transmission"],
  [/^(clean|salvage|rebuilt|branded|lemon|flood)\b(?: title)?/i, "title status"],
  [/^(?:this vehicle has an? )?(clean|salvage|rebuilt) title/i, "title status"],
  [/^(\d)\+? (?:previous |prior )?owners?\b/i, "owners"],
  [/^this vehicle is not paid off/i, "title status", "lien"],
  [/^(\d[\d,]*) (?:engine )?hours?\b/i, "engine hours"],
];

/** The facts below the heading "About this vehicle", up to the next heading; {} on any other page. */
export function vehicleFieldsBelow(item: readonly TextBlock[]): VehicleFields {
  const start = item.findIndex(({ text, isHeading }) => isHeading && aboutVehicle.test(text));
  if (start === -1) return {};
  const below = item.slice(start + 1);
  const end = below.findIndex(({ isHeading }) => isHeading);
  const lines = (end === -1 ? below : below.slice(0, end)).flatMap(linesOf);
  // A labelled line first: "Title: clean" says more surely than words that begin a sentence.
  return Object.fromEntries([...lines.flatMap(stated), ...lines.flatMap(labelledField)]);
}

/** Facts that share a line are marked off by dots: "Exterior color: Black · Interior color: Gray". */
const linesOf = ({ text }: TextBlock): string[] =>
  text
    .replaceAll(/:\s*\n\s*/g, ": ")
    .split(/\n|\s+·\s+/)
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "");

type Field = readonly [name: string, value: string];

function labelledField(line: string): Field[] {
  const [, label = "", value = ""] = labelled.exec(line) ?? [];
  const name = labels.find(([pattern]) => pattern.test(label))?.[1];
  return name === undefined ? [] : [[name, value]];
}

function stated(line: string): Field[] {
  if (labelled.test(line)) return [];
  const driven = distance.exec(line)?.[1];
  if (driven !== undefined && !perDistance.test(line)) return [["mileage", driven.trim()]];
  for (const [pattern, name, meaning] of statements) {
    const match = pattern.exec(line);
    if (match !== null) return [[name, meaning ?? match[1] ?? ""]];
  }
  return [];
}
