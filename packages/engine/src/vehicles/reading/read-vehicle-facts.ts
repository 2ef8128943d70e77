import { isDenied } from "../../reading/fields/negation.ts";
import { isMinor, meantPhrase, type FoundPhrase, scanPhrases } from "../phrase-scan.ts";
import { readLength } from "./read-length.ts";
import { mileageFromField, readMileage } from "./read-mileage.ts";
import { readModelYear } from "./read-model-year.ts";
import { readVin } from "./read-vin.ts";
import type { TitleStatus, VehicleFacts } from "./vehicle-facts.ts";
import { namedByVehicleFields, vehicleField } from "./vehicle-fields.ts";
import { vehicleGuide, vehiclePhrases, type VehicleWordList } from "../vehicle-guide.ts";

export type VehicleWords = {
  title: string;
  description: string;
  /** The page's own fields: "odometer", "title status", "drive". */
  attributes: Readonly<Record<string, string>>;
  condition: string | null;
  latestYear: number;
};

/** Says whether a list has a phrase that is meant in the text; the words of it. */
type Teller = (list: string) => string | null;

/** The page's own fields first, then the title, then the text. */
export function readVehicleFacts(words: VehicleWords): VehicleFacts {
  const { title, description, attributes, latestYear } = words;
  const text = `${title}\n${description}`;
  const found = scanPhrases(vehiclePhrases(), text);
  const told: Teller = (list) => meantPhrase(found, list, text);
  const worse = found.filter((one) => one.list === "fair" && !isMinor(text, one));
  const inTitle = tellerOf(found, text, title.length);
  const vin = readVin(`${vehicleField(attributes, "vin")}\n${text}`, latestYear);
  const field = (name: Parameters<typeof vehicleField>[1]) => vehicleField(attributes, name);
  return {
    year: yearOf(words) ?? (vin?.isSound ? vin.year : null),
    miles: milesOf(words),
    hours: hoursOf(field("hours"), text),
    feet: readLength(title),
    title: titleStatus(field("titleStatus"), told),
    trim:
      trimOf(tellerIn(field("trim"))) ??
      trimOf(inTitle) ??
      trimOf(tellerOf(found, text, title.length + 400)),
    isFourWheelDrive: driveOf(field("drive"), told),
    isDiesel: /diesel/i.test(field("fuel")) || inTitle("diesel") !== null,
    isManual: transmissionOf(field("transmission"), told),
    isConvertible: /convertible/i.test(field("body")) || inTitle("convertible") !== null,
    runs: runsOf(told),
    condition: conditionOf(
      words.condition ?? field("condition"),
      told,
      meantPhrase(worse, "fair", text),
    ),
    repairs: vehicleGuide().repairs.filter(({ id }) => isToRepair(found, `repair:${id}`, text)),
    vin,
    owners: ownersOf(field("owners"), text),
    color: field("color") === "" ? null : field("color").toLowerCase(),
    told: toldOf(told),
  };
}

/** What the words of a field of its own say. */
function tellerIn(field: string): Teller {
  return tellerOf(scanPhrases(vehiclePhrases(), field), field, field.length);
}

const tellerOf = (found: readonly FoundPhrase[], text: string, end: number): Teller => {
  const near = found.filter(({ start }) => start <= end);
  return (list) => meantPhrase(near, list, text);
};

function yearOf({ title, description, attributes, latestYear }: VehicleWords): number | null {
  return (
    readModelYear(vehicleField(attributes, "year"), latestYear) ??
    readModelYear(namedByVehicleFields(attributes), latestYear) ??
    readModelYear(title, latestYear) ??
    readModelYear(fullYears(description.slice(0, 300)), latestYear)
  );
}

/** In running text two digits are anything. */
const fullYears = (text: string) => text.replaceAll(/(?<!\d)\d\d(?!\d)/g, " ");

function milesOf({ title, description, attributes }: VehicleWords): number | null {
  return (
    mileageFromField(vehicleField(attributes, "odometer")) ??
    readMileage(title) ??
    readMileage(description)
  );
}

function hoursOf(field: string, text: string): number | null {
  const [, written] =
    /(?<![\d:$])(\d{1,3}(?:,\d{3})|\d{1,5}) ?(?:(?:original|engine|total|actual|low) )?(?:hours|hrs)\b/i.exec(
      field === "" ? text : `${field} hours`,
    ) ?? [];
  return written === undefined ? null : Number(written.replace(",", ""));
}

/** "One owner", "2nd owner", "owners: 3"; more than nine is a typing error. */
function ownersOf(field: string, text: string): number | null {
  const counted = /^\d\b/.exec(field)?.[0] ?? ownersInText.exec(text)?.[1];
  if (counted === undefined) return null;
  const digit = Number.parseInt(counted, 10);
  return Number.isNaN(digit) ? ordinals.indexOf(counted.toLowerCase().slice(0, 3)) + 1 : digit;
}

const ordinals = ["one", "two", "thr"];
const ownersInText =
  /(?<![\w.])(one|two|three|[1-9](?:st|nd|rd)?)[ -](?:previous |prior |local )?owners?\b/i;

function titleStatus(field: string, told: Teller): TitleStatus | null {
  if (/salvage|parts only/i.test(field)) return "salvage";
  if (/rebuilt|reconstructed|revived/i.test(field)) return "rebuilt";
  if (/lien/i.test(field)) return "lien";
  if (/missing/i.test(field)) return "missing";
  if (told("rebuilt") !== null) return "rebuilt";
  if (told("salvage") !== null) return "salvage";
  if (told("missing") !== null) return "missing";
  return /clean/i.test(field) || told("clean") !== null ? "clean" : null;
}

/** Where the versions stand between the base and the top of a model's list prices. */
function trimOf(told: Teller): number | null {
  if (told("topTrim") !== null) return 0.72;
  if (told("highTrim") !== null) return 0.42;
  return told("baseTrim") === null ? null : 0.15;
}

function driveOf(field: string, told: Teller): boolean | null {
  if (told("fourWheelDrive") !== null || /4wd|awd|4x4|four|all.?wheel/i.test(field)) return true;
  return /rwd|fwd|2wd|rear|front/i.test(field) || told("twoWheelDrive") !== null ? false : null;
}

function transmissionOf(field: string, told: Teller): boolean | null {
  if (/manual|stick/i.test(field)) return true;
  if (/automatic/i.test(field)) return false;
  if (told("automatic") !== null) return false;
  return told("manual") === null ? null : true;
}

function runsOf(told: Teller): boolean | null {
  if (told("notRunning") !== null) return false;
  return told("runs") === null ? null : true;
}

function conditionOf(field: string, told: Teller, worse: string | null): VehicleFacts["condition"] {
  if (/fair/i.test(field)) return "fair";
  if (/salvage|poor|parts/i.test(field)) return "poor";
  if (worse !== null) return "fair";
  if (/new|excellent/i.test(field) || told("excellent") !== null) return "excellent";
  return /good/i.test(field) ? "good" : null;
}

/** What makes a part's name a repair; the name alone says nothing. */
const trouble =
  /\b(?:need(?:s|ed|ing)?|bad|blown|broken|crack(?:ed)?|leak(?:s|ing)?|fail(?:s|ed|ing)|issues?|problems?|trouble|slip(?:s|ping)?|went out|is out|is gone|dead|nois[ey]|knock(?:s|ing)?|damaged?|missing|stolen|bald|worn|not work(?:ing)?|doesn['’]?t work|won['’]?t|faulty|weak|seized|overheats?|lights? (?:is )?on|soft|rott(?:en|ed)|torn|ripped|peeling|faded|delaminat\w+|dents?|owe[sd]?|expired)\b/gi;

/** A part that is told to be in trouble, within a few words of the same sentence. */
function isToRepair(found: readonly FoundPhrase[], list: string, text: string): boolean {
  return found.some((one) => {
    if (one.list !== list || isMinor(text, one) || isWithinLonger(one, found)) return false;
    if (meantPhrase([one], list, text) === null) return false;
    if (one.words.includes(" ") && isTroubled(one.words)) return true;
    const before = text
      .slice(Math.max(0, one.start - 25), one.start)
      .split(/[.,;!\n]/)
      .at(-1);
    const after = text.slice(one.end, one.end + 25).split(/[.,;!\n]/)[0];
    return isTroubled(`${before ?? ""}${one.words}${after ?? ""}`);
  });
}

/** The engine of "check engine light" is not what is to be repaired. */
const isWithinLonger = ({ start, end }: FoundPhrase, found: readonly FoundPhrase[]) =>
  found.some(
    (other) =>
      other.list.startsWith("repair:") &&
      other.start <= start &&
      other.end >= end &&
      other.end - other.start > end - start,
  );

const isTroubled = (text: string): boolean =>
  [...text.matchAll(trouble)].some(
    ({ 0: word, index }) => !isDenied(text, index, index + word.length),
  );

const worthTelling = [
  "dealer",
  "dealerMany",
  "trade",
  "lien",
  "openTitle",
  "flood",
  "exempt",
  "friend",
  "airbag",
  "accident",
  "noSmog",
  "backFees",
] as const satisfies readonly VehicleWordList[];

function toldOf(told: Teller): VehicleFacts["told"] {
  return Object.fromEntries(
    worthTelling.flatMap((list) => {
      const words = told(list);
      return words === null ? [] : [[list, words]];
    }),
  );
}
