import type { ConditionGrade } from "../../price-guide/entry.ts";
import { cleanText } from "../clean-text.ts";
import { findBrokenWords, findDeadWords, findUnnegated } from "./fault-words.ts";
import type { ConditionReading } from "../listing-facts.ts";

/** Labels of marketplaces, first match decides: "Used - Like New" must not end as "new". */
const labelGrades: readonly (readonly [RegExp, ConditionGrade])[] = [
  [/for parts|not working|parts only|salvage|spares|\bbroken|non.?functioning/i, "parts"],
  [/\bpoor\b|rough|damaged|heavily|\bbad\b/i, "poor"],
  [/fair|acceptable|b.?stock|well.?(?:worn|loved|ridden)|heavy wear/i, "fair"],
  [/new with (?:defects|imperfections)/i, "good"],
  [
    /like.?new|open.?box|mint|excellent|refurb|recondition|certified|remanufactured|lightly|barely|as new|near new|pristine|renewed/i,
    "like_new",
  ],
  [/new without tags|new \(?other|new other/i, "like_new"],
  [/^\W*(?:brand.?)?new\b|unused|sealed|\bnwt\b|unworn|never/i, "new"],
  [/good|used|pre.?owned|pre.?loved|gently|second.?hand|average|working/i, "good"],
];

/** What new things have that used ones may get: "brand new battery" is no new phone. */
const partThatMayBeNew =
  "(?! ?(?:battery|batteries|screen|tires?|tyres?|strings?|brakes?|chain|filter|blades?|belt|pads?|cover|case|cable|charger|cushions?|paint|parts?|motor|tubes?|saddle|seat|grips?|cassette|bearings?|cartridge|system|lead|bottom bracket|hub|back\\b))";
const newWords = new RegExp(
  String.raw`(?<!like |almost |nearly |as |practically |basically )\b(?:brand[- ]?new${partThatMayBeNew}|new in (?:the )?(?:box|package|packaging|wrapper)|new with tags?|b?nib|bn?wt|nwt|new w\/ tags?|dead ?stock|(?<=\b(?:jordan|dunk|yeezy|nike|supreme|bape)\b[^\n]{0,60})ds|new(?:\/| ?& ?| and )?(?:sealed|unused|unopened)|(?:factory |still |box )?sealed${partThatMayBeNew}|un(?:opened|used|worn)|never (?:been )?(?:used|worn|opened|ridden|played|installed)|still in (?:the )?(?:box|packag\w+|plastic|wrapper))\b`,
  "gi",
);
const likeNewWords =
  /\b(?:(?:like|as|almost|nearly|practically|basically) (?:brand )?new|(?:barely|hardly|scarcely|lightly|rarely|seldom) (?:ever )?(?:been )?(?:used|worn|ridden|played|driven)|(?:only )?(?:used|worn|ridden) (?:only |just )?(?:once|twice|a few times|a couple(?: of)? times|one time|handful of times)|nwot|vnds|euc|mint|pristine|immaculate|flawless|open box|(?:excellent|perfect|exc|superb|amazing|impeccable) (?:condition|shape|cond)|in (?:excellent|perfect)|refurbished)\b/gi;
const goodWords =
  /\b(?:guc|vguc|(?:good|great|nice|decent|very good|gd|lovely|beautiful|fantastic|super|wonderful) (?:working |used |overall |general )?(?:condition|shape|cond\b|order|nick)|works? (?:great|perfect(?:ly)?|fine|well|good|as (?:it should|intended|expected)|like new|flawlessly|100 ?%)|working (?:great|perfectly|fine|well|order)|runs (?:great|perfect(?:ly)?|fine|well|good|strong)|(?:fully|perfectly) (?:functional|functioning|working)|gently (?:used|worn)|tested (?:and|&) work(?:s|ing)|well (?:maintained|cared for|kept|taken care of)|plays great|rides great)\b/gi;
const fairWords =
  /\b(?:(?:fair|ok|okay|average|used|usable|decent enough) (?:condition|shape)|(?:some|normal|visible|minor|light|few|signs? of|cosmetic|shows?|general|little|showing) (?:\w+ )?(?:wear|scratch\w*|scuff\w*|dings?|dents?|stains?|marks?|damage|blemish\w*|imperfections?|use)|wear (?:and|&|n) tear|scratch(?:es|ed)|scuff(?:s|ed)|dent(?:s|ed)|stain(?:s|ed)|chip(?:s|ped)|well[- ](?:used|worn|loved)|faded(?! (?:\w+ )?(?:black|blue|jeans?|denim|wash|tee|grey|gray))|as[- ]is|needs? (?:a )?(?:clean(?:ing)?|tune[- ]?up|tlc|polish|new (?:battery|tires?|strings?|tubes?)))\b/gi;
const poorWords =
  /\b(?:(?:poor|rough|bad|terrible|sad) (?:condition|shape)|heavily (?:used|worn)|badly (?:worn|scratched|damaged|stained)|(?:torn|ripped(?! (?:\w+ )?(?:jeans?|denim|knees?|shorts))|rips|(?<!denim )tears(?! of)|rusty|rusted|damaged|water stains?|(?:cracked|broken) (?:back|rear))|needs? (?:some )?(?:work|repairs?|fixing|refinishing|restor\w+|reupholster\w+)|missing (?:parts?|pieces?|knobs?|(?:a |an |the |its |one |some )?(?:leg|drawer|knob|piece|part|wheel|lid|door|battery|motor|hard drive|cushions?|glass|blade|bowl|shelf|shelves|slats|hardware))|fixer[- ]upper|project (?:bike|car|guitar|piece))\b/gi;

/**
 * The condition on the one scale: the marketplace's label where there is one, else the seller's
 * words. A label does not survive words that say the thing is dead. null when nothing tells.
 */
export function readCondition(
  label: string | null | undefined,
  text: string,
): ConditionReading | null {
  const clean = cleanText(text);
  const dead = findDeadWords(clean);
  const labelled = gradeFromLabel(cleanText(label ?? ""));
  if (labelled?.grade === "parts") return labelled;
  if (dead !== null && labelled?.grade !== "new") return { grade: "parts", words: dead };
  if (labelled === null) return gradeStatedIn(clean) ?? gradeFromText(clean);
  return saysOnlyUsed.test(labelled.words) ? refinedByText(labelled, clean) : labelled;
}

const grades =
  "used ?[-–—(/,]? ?(?:like new|very good|good|fair|acceptable|poor)\\)?|pre-?owned ?[-–—] ?(?:excellent|good|fair)|brand new|like new|open box|new|very good|excellent|good|fair|acceptable|poor";
/** A marketplace's grade inside longer text, on a line of its own or behind its label. */
const statedGrade = new RegExp(
  String.raw`(?:^|\n)(?:item )?condition ?[:=–—-]?[ \n]?(?<labelled>${grades})(?=$|[\n.,;])|(?:^|\n)(?<alone>used ?[-–—] ?(?:like new|very good|good|fair|acceptable))(?=$|[\n.,;])`,
  "i",
);

function gradeStatedIn(text: string): ConditionReading | null {
  const { labelled, alone } = statedGrade.exec(text)?.groups ?? {};
  return gradeFromLabel(labelled ?? alone ?? "");
}

/** "Used" without a word on how used: the seller's own words tell. */
const saysOnlyUsed = /^\W*(?:used|pre-?owned|pre-?loved|second.?hand)\W*$/i;

function refinedByText(labelled: ConditionReading, text: string): ConditionReading {
  const told = gradeFromText(text);
  if (told === null) return labelled;
  // "NWT" under a label of "Used": worn by nobody, and no longer a shop's.
  const grade = told.grade === "new" ? "like_new" : told.grade;
  return { grade, words: `${labelled.words}, ${told.words}` };
}

function gradeFromLabel(label: string): ConditionReading | null {
  const row = labelGrades.find(([pattern]) => pattern.test(label));
  return row === undefined ? null : { grade: row[1], words: label };
}

function gradeFromText(text: string): ConditionReading | null {
  const praise = firstGrade(text, [
    [newWords, "new"],
    [likeNewWords, "like_new"],
    [goodWords, "good"],
  ]);
  const blame =
    firstGrade(text, [
      [poorWords, "poor"],
      [fairWords, "fair"],
    ]) ?? brokenReading(text);
  if (praise === null || blame === null) return praise ?? blame;
  return { grade: temper(praise.grade, blame.grade), words: `${praise.words}, ${blame.words}` };
}

/** Sellers praise the whole and admit the flaw, so a flaw takes one step off the praise. */
function temper(praise: ConditionGrade, blame: ConditionGrade): ConditionGrade {
  if (praise === "new") return "like_new";
  return praise === "like_new" && blame === "fair" ? "good" : "fair";
}

function brokenReading(text: string): ConditionReading | null {
  const words = findBrokenWords(text);
  return words === null ? null : { grade: "poor", words };
}

function firstGrade(
  text: string,
  rows: readonly (readonly [RegExp, ConditionGrade])[],
): ConditionReading | null {
  for (const [pattern, grade] of rows) {
    const words = findUnnegated(text, pattern);
    if (words !== null) return { grade, words };
  }
  return null;
}
