import type { VehicleFacts } from "../../vehicles/reading/vehicle-facts.ts";
import type { RecognizedVehicle } from "../../vehicles/recognize-vehicle.ts";
import type { VehicleWordList } from "../../vehicles/vehicle-guide.ts";
import { kindOfVehicle } from "../../vehicles/vehicle-kind.ts";
import type { Risk } from "../risks/risks.ts";

/** What the words tell of a vehicle that a buyer should know before the drive. */
export function vehicleRisks(vehicle: RecognizedVehicle, asOf: string): readonly Risk[] {
  const { told } = vehicle.facts;
  const fromWords = sentences.flatMap(({ list, kind, sentence }) => {
    const words = told[list];
    return words === undefined ? [] : [warning(kind, sentence, words)];
  });
  return [...fromWords, ...vinRisks(vehicle), ...odometerRisk(vehicle, asOf)];
}

const warning = (kind: string, sentence: string, words: string): Risk => ({
  kind,
  sentence,
  words,
  blocks: false,
});

const sentences: readonly { list: VehicleWordList; kind: string; sentence: string }[] = [
  {
    list: "openTitle",
    kind: "title_jumping",
    sentence:
      "The seller may never have been its registered owner. Passing an open title on is unlawful in most states: buy only from the person whose name is on it.",
  },
  {
    list: "lien",
    kind: "lien",
    sentence:
      "A lender has a claim on it. Pay at the lender's office, or see the release before you pay.",
  },
  {
    list: "flood",
    kind: "flood",
    sentence: "Water ruins wiring and airbags years later. Few buyers take such a vehicle.",
  },
  {
    list: "exempt",
    kind: "odometer",
    sentence: "Its miles are not known, so the estimate leaves them out.",
  },
  {
    list: "airbag",
    kind: "airbag",
    sentence: "An airbag is missing or faulty: it costs from $300 and fails many inspections.",
  },
  {
    list: "accident",
    kind: "accident",
    sentence:
      "It was in an accident. See the history report, and look for uneven gaps, fresh paint and welds.",
  },
  {
    list: "friend",
    kind: "sold_for_another",
    sentence:
      "Somebody else sells it. Meet the person whose name is on the title, or see a power of attorney.",
  },
  {
    list: "dealer",
    kind: "dealer",
    sentence:
      "This reads like a dealer's text. Ask for the price out of the door: fees and tax come on top, and a dealer leaves little to earn.",
  },
  {
    list: "dealerMany",
    kind: "several_vehicles",
    sentence: "It offers several vehicles. Ask which one costs this much.",
  },
  {
    list: "trade",
    kind: "trade",
    sentence: "The seller wants to trade. Ask for a cash price.",
  },
  {
    list: "backFees",
    kind: "registration",
    sentence: "Registration is overdue. Ask the motor vehicle office what is owed before you buy.",
  },
];

function vinRisks({ facts, found }: RecognizedVehicle): Risk[] {
  const { vin } = facts;
  if (vin === null) return [];
  if (!vin.isSound) {
    return [
      warning(
        "vin",
        "This VIN's check digit is wrong: a typing error, a vehicle from before 1981 or not made for North America, or a false number. Compare it with the dashboard and the title.",
        vin.vin,
      ),
    ];
  }
  const isOther = vin.make !== null && found.make !== "" && !isSister(vin.make, found.make);
  const isOtherYear =
    vin.year !== null && facts.year !== null && Math.abs(vin.year - facts.year) > 1;
  const recall = warning(
    "recall",
    `Look this VIN up for open recalls at nhtsa.gov/recalls.`,
    vin.vin,
  );
  if (!isOther && !isOtherYear) return [recall];
  const says = [isOtherYear ? vin.year : null, vin.make].filter(Boolean).join(" ");
  return [
    warning("vin", `This VIN is that of a ${says}, not of what the words name.`, vin.vin),
    recall,
  ];
}

/** Makers that share plants and codes. */
const sisters: readonly (readonly string[])[] = [
  ["Dodge", "Chrysler", "Jeep", "Plymouth", "Fiat", "Eagle"],
  [
    "Chevrolet",
    "GMC",
    "Buick",
    "Cadillac",
    "Pontiac",
    "Oldsmobile",
    "Saturn",
    "Hummer",
    "Isuzu",
    "Saab",
  ],
  ["Ford", "Mercury", "Lincoln", "Mazda"],
  ["Toyota", "Lexus", "Scion", "Pontiac", "Subaru"],
  ["Honda", "Acura", "Isuzu"],
  ["Nissan", "Infiniti", "Mercury", "Datsun"],
  ["Hyundai", "Kia", "Genesis"],
  ["Volkswagen", "Audi", "Chrysler"],
  ["Mercedes-Benz", "Smart", "Dodge", "Freightliner"],
  ["Mitsubishi", "Dodge", "Eagle", "Plymouth", "Chrysler"],
];
const isSister = (one: string, other: string) =>
  one === other || sisters.some((group) => group.includes(one) && group.includes(other));

/** Under so few miles a year an odometer deserves a look; a car of ten years is driven 12,000 a year. */
const fewMilesPerYear = 2_500;
const oldEnoughYears = 8;

function odometerRisk(vehicle: RecognizedVehicle, asOf: string): Risk[] {
  const { year, miles }: VehicleFacts = vehicle.facts;
  if (year === null || miles === null || kindOfVehicle(vehicle) !== "car") return [];
  const age = Number(asOf.slice(0, 4)) - year;
  const isClassic = vehicle.found.classic !== null || age > 25;
  if (isClassic || age < oldEnoughYears || miles > age * fewMilesPerYear) return [];
  const words = `${miles.toLocaleString("en-US")} miles`;
  return [
    warning(
      "odometer",
      `Very few miles for ${age} years. Compare them with inspection and service records: a changed odometer is common.`,
      words,
    ),
  ];
}
