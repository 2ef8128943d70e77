import { guideInUse, oncePerGuide } from "../price-guide/guide.ts";
import type { Token } from "../price-guide/tokens.ts";
import { bodyWords } from "./body-words.ts";
import { indexVehicles } from "./vehicle-index.ts";
import type { LexiconNoun } from "@flipworth/guide/guide";
import type { VehicleModel } from "@flipworth/guide/vehicle-source";
import type { VehicleWordList } from "@flipworth/guide/vehicle-words";
import { keysOf } from "./vehicle-index.ts";
import { indexPhrases } from "./phrase-scan.ts";

export type {
  ClassicModel,
  VehicleClass,
  VehicleKind,
  VehicleMarket,
  VehicleModel,
  VehicleRepair,
  VehicleSource as VehicleGuide,
} from "@flipworth/guide/vehicle-source";
export type { VehicleWordList } from "@flipworth/guide/vehicle-words";

export const vehicleGuide = () => guideInUse().vehicles;

/** The names of the guide's vehicles, ready to look up. */
export const vehicleIndex = oncePerGuide(({ vehicles }) => indexVehicles(vehicles));

/** What a text may say of a vehicle, ready to look up; repairs by `repair:` and their id. */
export const vehiclePhrases = oncePerGuide(({ vehicles, lexicon }) =>
  indexPhrases([
    ...Object.entries(vehicles.words),
    ["parts", partsOfVehicles(lexicon, new Set(keysOf(vehicles.words.vehicleWords)))],
    ...vehicles.repairs.map(({ id, phrases }) => [`repair:${id}`, phrases] as const),
  ]),
);

/** The lexicon's nouns of what goes into a vehicle or onto it, without "turbo", which cars have. */
function partsOfVehicles(lexicon: readonly LexiconNoun[], ofWhole: ReadonlySet<string>): string {
  return lexicon
    .filter(({ isOfVehicles }) => isOfVehicles)
    .flatMap(({ words }) => words)
    .filter((words) => keysOf(words).some((key) => !ofWhole.has(key)))
    .join(", ");
}

const listsOfVehicles = [
  "cues",
  "runs",
  "excellent",
  "fair",
  "clean",
  "salvage",
  "rebuilt",
  "missing",
  "notRunning",
  "topTrim",
  "highTrim",
  "baseTrim",
  "fourWheelDrive",
  "twoWheelDrive",
  "diesel",
  "manual",
  "automatic",
  "convertible",
  ...bodyWords,
  "dealer",
  "notThePrice",
  "trade",
  "vehicleWords",
] as const satisfies readonly VehicleWordList[];

/** Words that sellers use of whole vehicles; those of parts and of other things are left out. */
export const wordsOfVehicles = oncePerGuide(({ vehicles: { words, models, makes } }) => {
  const named = models.flatMap(({ make, names = [] }) => (make === "" ? names : []));
  const written = [
    ...listsOfVehicles.map((list) => words[list]),
    ...named,
    ...Object.values(makes).flat(),
  ];
  return new Set(written.flatMap(keysOf));
});

const namesByMake = oncePerGuide(() => {
  const makes = [...vehicleIndex().modelsByMake];
  return new Map(
    makes.map(([make, models]) => [make, new Set(models.flatMap(namesOf).flatMap(keysOf))]),
  );
});

const namesOf = ({ model, names = [], siblings = {} }: VehicleModel): string[] => [
  model,
  ...names,
  ...Object.entries(siblings).flat(2),
];

/** The words of all names of a maker's models: "Goldwing" and "GL1800". */
export const namesOfMake = (make: string): ReadonlySet<string> =>
  namesByMake().get(make) ?? new Set();

const alongWords = oncePerGuide(({ vehicles }) => new Set(vehicles.words.alongWords.split(", ")));

/** "With a Johnson 9.9", "new batteries": at this token begins what comes along; -1 where nothing does. */
export const findAlong = (tokens: readonly Token[], from: number): number =>
  tokens.findIndex(({ key }, at) => at >= from && alongWords().has(key));
