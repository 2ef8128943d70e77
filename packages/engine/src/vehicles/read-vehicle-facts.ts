import type { TitleStatus, VehicleFacts } from "./vehicle-facts.ts";
import { mileageFromField, readMileage } from "./read-mileage.ts";
import { readModelYear } from "./read-model-year.ts";

export type VehicleWords = {
  title: string;
  description: string;
  attributes: Readonly<Record<string, string>>;
  condition: string | null;
  latestYear: number;
};

/** The page's own fields first, then the title, then the text. */
export function readVehicleFacts(words: VehicleWords): VehicleFacts {
  const { title, description, attributes, latestYear } = words;
  const text = `${title}\n${description}`;
  const odometer = attributes["odometer"] ?? attributes["mileage"];
  return {
    year:
      readModelYear(attributes["year"] ?? "", latestYear) ??
      readModelYear(title, latestYear) ??
      readModelYear(description.slice(0, 300), latestYear),
    miles:
      (odometer === undefined ? null : mileageFromField(odometer)) ??
      readMileage(title) ??
      readMileage(description),
    title: titleStatus(attributes["title status"] ?? "", text),
    trim: trimOf(title) ?? trimOf(description.slice(0, 400)),
    isFourWheelDrive: driveOf(attributes["drive"] ?? "", text),
    isDiesel:
      /diesel/.test(attributes["fuel"] ?? "") ||
      /\b(?:diesel|cummins|duramax|power ?stroke|tdi|7\.3|6\.0l? powerstroke)\b/i.test(title),
    isManual: transmissionOf(attributes["transmission"] ?? "", text),
    isConvertible: /convertible|cabriolet|roadster|spyder|drop ?top/i.test(
      `${attributes["type"] ?? ""} ${title}`,
    ),
    faults: [],
    runs: runsOf(text),
    condition: conditionOf(words.condition ?? attributes["condition"] ?? "", text),
  };
}

function titleStatus(field: string, text: string): TitleStatus | null {
  if (/salvage|parts only/i.test(field)) return "salvage";
  if (/rebuilt|reconstructed|revived/i.test(field)) return "rebuilt";
  if (/lien/i.test(field)) return "lien";
  if (/missing/i.test(field)) return "missing";
  if (/(?<!\b(?:no|not|never|isn'?t|non)\W+(?:a )?)\b(?:salvaged?|rebuilt title|rebuildable|reconstructed|branded title|revived)\b/i.test(text))
    return "salvage";
  if (/\b(?:no title|lost title|title (?:lost|missing)|bill of sale only|no pink)\b/i.test(text))
    return "missing";
  return /clean/i.test(field) || /\bclean (?:title|pink)|clear title|title in hand|pink (?:slip )?in hand\b/i.test(text)
    ? "clean"
    : null;
}

const topTrims =
  /\b(?:limited|platinum|touring|denali|ltz|laramie|king ranch|lariat|longhorn|high country|summit|overland|premium plus|premier|titanium|ex-?l|srt\d?|ss|z06|zr1|amg|v8|supercharged|loaded|fully loaded|executive|ultimate|calligraphy|prestige|autobiography|rubicon|trd pro|svt|gt500|cobra|hellcat|shelby|turbo s|m sport|v12|elite)\b/i;
const highTrims =
  /\b(?:sel|slt|xle|ex|lt|sr5|sahara|gt|premium|se|xlt|sxt|sport|gls|sv|sl|leather|navigation|awd|v6|trd|off ?road|lariat|z71|technology|tech package|r-?line|s-?line|eddie bauer)\b/i;
const baseTrims = /\b(?:lx|dx|ls|le|ce|base|work truck|wt|xl|sle|s|st|gl|hx|vp|value package)\b/i;

function trimOf(text: string): number | null {
  if (topTrims.test(text)) return 0.72;
  if (highTrims.test(text)) return 0.42;
  return baseTrims.test(text) ? 0.15 : null;
}

function driveOf(field: string, text: string): boolean | null {
  if (/\b(?:4x4|4wd|four wheel drive|4-wheel drive|awd|quattro|xdrive|4matic|4motion)\b/i.test(text))
    return true;
  if (/4wd|awd/i.test(field)) return true;
  return /rwd|fwd/i.test(field) || /\b(?:2wd|4x2|two wheel drive)\b/i.test(text) ? false : null;
}

function transmissionOf(field: string, text: string): boolean | null {
  if (/manual|stick/i.test(field)) return true;
  if (/automatic/i.test(field)) return false;
  if (/\b(?:manual transmission|stick ?shift|[56][- ]?spe?e?d manual|manual)\b/i.test(text)) return true;
  return /\bautomatic|auto trans/i.test(text) ? false : null;
}

const dead =
  /\b(?:does(?: ?n[o']?t| not) (?:run|start|drive)|won'?t (?:start|run|drive|move)|not running|non[- ]?running|not drivable|for parts|parts (?:car|only|or repair)|parting out|mechanics? special|blown (?:engine|motor|head ?gaskets?|transmission)|head ?gasket|bad (?:engine|motor|transmission|trans|tranny)|needs? (?:a )?(?:new |rebuilt )?(?:engine|motor|transmission|trans\b|tranny|head ?gasket)|needs? to be towed|seized|rod knock|spun bearing|no (?:engine|motor|transmission)|project (?:car|truck)|wrecked|totaled|totalled|transmission (?:slips|slipping|is (?:bad|out|gone)|went out|problem)|overheat(?:s|ing))\b/i;

function runsOf(text: string): boolean | null {
  const match = dead.exec(text);
  if (match !== null) {
    const before = text.slice(Math.max(0, match.index - 25), match.index);
    if (!/\b(?:no|not|never|without|new|replaced|fixed|rebuilt|doesn'?t|does not)\W+(?:\w+\W+){0,2}$/i.test(before)) return false;
  }
  return /\bruns?\b|\bdrives\b|daily driver/i.test(text) ? true : null;
}

const excellentWords =
  /\b(?:like new|mint|immaculate|pristine|excellent (?:condition|shape)|showroom|garage kept|garaged|one owner|1 ?owner|single owner|original owner|fully restored|frame[- ]off|restored)\b/i;
const fairWords =
  /\b(?:fair condition|needs? (?:some )?(?:work|tlc|paint|body work|bodywork|smog|brakes|tires)|check engine|cel on|dents?|rust|faded paint|clear coat|peeling|cracked windshield|does not pass smog|won'?t pass smog|no smog|not smogged|as[- ]is|small leak|oil leak|leaks|high mileage|body damage|front end damage|rear end damage|dmv fees|back fees|expired (?:tags|registration)|registration (?:is )?expired|non[- ]?op)\b/i;

function conditionOf(field: string, text: string): VehicleFacts["condition"] {
  if (/fair/i.test(field)) return "fair";
  if (/salvage|poor|parts/i.test(field)) return "poor";
  if (fairWords.test(text)) return "fair";
  if (/new|excellent/i.test(field)) return "excellent";
  if (excellentWords.test(text)) return "excellent";
  return /good/i.test(field) ? "good" : null;
}
