import type { AliasMatch } from "../price-guide/alias-index.ts";
import type { Category } from "../category.ts";
import type { Token } from "../price-guide/tokens.ts";
import { numberOf } from "./number-of.ts";
import type { Words } from "./read-words.ts";

/** Sold by nature in sets, so that "set of 4 rims" is one. */
const soldInSets =
  /\b(?:cufflink|speaker|curtain|drape|plier|scissor|dumbbell|weight|crutch|cymbal|drum|golf|iron|club|tire|rim|(?<!hot )wheel|card|coin|lego|brick|plate|bowl|mug|cup|glass|dish|silverware|flatware|cookware|pan|(?<!plant |planter |flower )pot|sheet|towel|blind|luggage|suitcase|tool|bit|socket|wrench|screwdriver|knife|bead|fabric|yarn|stamp|clothe|clothing|onesie|diaper|toy|figure|car|candle|ornament|tile|paver|plank|panel|board|battery|ink|toner|bulb|air|yeezy|ball|wood|arrow|lure|bundle|lot|set|pair|collection)$/;
/** "A pair" of these is one; thirteen pairs are thirteen. */
const soldInPairs =
  /\b(?:shoe|boot|sneaker|trainer|sandal|heel|slipper|sock|glove|jeans?|pant|trouser|short|legging|earring|headphone|earbud|airpod|sunglass|binocular|ski|skate|roller|jordan|nike|book|game|record|magazine|comic|doll|cd|dvd|bluray|ray|vinyl|lp|puzzle|charger|disc)$/;
/** Behind a number these measure the thing or count its parts, not the units. */
const measures = new Set(
  "drawer piece pc pcs inch in ft cm mm tier shelf seat seater person man burner speed door string gallon qt quart liter litre l month year yr week day size gb tb mb hz watt w volt v amp hp cc kg lb oz pound k mp x pack light arm leg way panel leaf step gauge string key channel port slot cup slice bulb cube bin foot head stage gear ton btu mil karat carat ct st nd rd th bedroom bed wheel player game movie controller disc ply axle stroke cylinder".split(
    " ",
  ),
);

/** How many units are sold: what the title counts, else the description of what it names. */
export function quantityOf(words: Words, match: AliasMatch): number {
  const named = countUnits(words.titleTokens, match);
  return named > 1 ? named : countDescribed(words, match);
}

/**
 * How many units the title sells. Multiplies only where a word counts units of a thing that is
 * priced by the unit: "set of 4 dining chairs" is 4, "pair of speakers" and "6 drawer dresser" 1.
 */
function countUnits(tokens: readonly Token[], match: AliasMatch): number {
  const name = tokens.slice(match.start, match.end).map((token) => token.key);
  const isSet = /\b(?:set|pair|lot|bundle|collection|piece|pack)\b/;
  if (isSet.test(name.join(" ")) || isSet.test(match.entry.model.toLowerCase())) return 1;
  const noun = name.join(" ");
  if (soldInSets.test(noun)) return 1;
  if (soldInPairs.test(noun)) return countLot(tokens, match) ?? 1;
  return countBefore(tokens, match) ?? countAround(tokens, match) ?? 1;
}

/**
 * "Dining chairs" and then "six chairs with oak legs" or "I have 2 of these": the number of what
 * the title names in the plural. 1 where the first words of the description do not count it.
 */
function countDescribed({ titleTokens, descriptionTokens }: Words, match: AliasMatch): number {
  const noun = titleTokens[match.end - 1];
  const isPlural = noun !== undefined && noun.key !== noun.raw && noun.raw.endsWith("s");
  const isOfOneKind =
    countedByDescription.has(match.entry.category) &&
    match.entry.specificity !== "model" &&
    !/\b(?:and|set|suite|lot)\b/.test(`${match.keys} ${match.entry.model}`);
  if (!isPlural || !isOfOneKind || measures.has(noun.key)) return 1;
  if (soldInSets.test(noun.key) || soldInPairs.test(noun.key)) return 1;
  const opening = descriptionTokens.slice(0, describedTokens);
  const found = opening.flatMap((token, at) => {
    const units = token.isGlued ? undefined : unitsOf(token);
    const behind = opening.slice(at + 1, at + 6);
    return units !== undefined && isCountOf(behind, noun.raw) ? [units] : [];
  });
  const [units = 1, ...others] = found;
  return units > mostDescribed || others.some((other) => other !== units) ? 1 : units;
}

/** More is a dealer's stock, of which the price is for one. */
const mostDescribed = 12;
const describedTokens = 40;
/** Where several are used together; of small things a number counts what is in the box. */
const countedByDescription: ReadonlySet<Category> = new Set([
  "furniture",
  "home-decor",
  "garden",
  "office",
  "sporting-goods",
]);

/** What stands behind a number of things: up to three adjectives and their name, or "of these". */
function isCountOf(behind: readonly Token[], plural: string): boolean {
  const end = behind.findIndex(({ breakBefore }, at) => at > 0 && breakBefore !== "none");
  const run = end === -1 ? behind : behind.slice(0, end);
  if (measures.has(run[0]?.key ?? "")) return false;
  const at = run.findIndex(({ raw }) => raw === plural);
  return (at >= 0 && at <= 3) || /^of (?:these|them)\b/.test(run.map(({ key }) => key).join(" "));
}

/** "13 pairs of jeans", "lot of 6 games", "25 books lot": a bare number may be a size or a part's name. */
function countLot(tokens: readonly Token[], match: AliasMatch): number | undefined {
  if (/^(?:lot|bundle)$/.test(tokens[match.end]?.key ?? "")) return countBefore(tokens, match);
  const before = tokens
    .slice(Math.max(0, match.start - 4), match.start)
    .map((token) => token.key)
    .join(" ");
  const found =
    /\b(?:(?<pairs>\w+) pair(?: of)?|(?:lot|bundle|pack|set) of (?<lot>\w+)(?: \w+)?|(?<times>\w+) x)$/.exec(
      before,
    )?.groups;
  return numberOf(found?.["pairs"] ?? found?.["lot"] ?? found?.["times"] ?? "");
}

/** "set of 4", "lot of 5", "pair of", "4 x", "(2)", "two" in front of the thing. */
function countBefore(tokens: readonly Token[], match: AliasMatch): number | undefined {
  const last = tokens[match.end - 1];
  const isPlural = last !== undefined && last.key !== last.raw && last.raw.endsWith("s");
  for (let at = match.start - 1; at >= Math.max(0, match.start - 5); at -= 1) {
    const token = tokens[at];
    if (token === undefined) return undefined;
    const left = tokens.slice(Math.max(0, at - 2), at).map((one) => one.key);
    const isOf = token.key === "of";
    if (isOf && /\bpair(?: 2)?$/.test(left.join(" ")) && isPlural) return 2;
    const units = unitsOf(token);
    if (units === undefined) continue;
    if (/\b(?:set|lot|pack|group|bundle) of$/.test(left.join(" "))) return units;
    const next = tokens[at + 1];
    if (next?.key === "x" && at + 2 === match.start) return units;
    if (next !== undefined && measures.has(next.key)) return undefined;
    return isPlural && isFreeNumber(tokens, at) ? units : undefined;
  }
  return undefined;
}

/** "chairs set of 4", "dining chairs x4", "nightstands (2)", "iPhone 13 lot of 5" behind the thing. */
function countAround(tokens: readonly Token[], match: AliasMatch): number | undefined {
  const behind = tokens
    .slice(match.end, match.end + 6)
    .map((token) => (token.breakBefore !== "none" ? `| ${token.key}` : token.key))
    .join(" ");
  const found =
    /^(?:(?:\| )?[a-z]+ ){0,3}?(?:\| )?(?:set|lot|pack|pair) of (?<of>\d+|[a-z]+)\b|^(?:\| )?x (?<times>\d+)(?=$| \|)|^(?:(?:\| )?[a-z]+ )?\| (?<bracket>\d+)(?=$| \|)|^(?:\| )?(?<same>\d+|[a-z]+) (?:matching|identical|in total|chair set|stool set)\b/.exec(
      behind,
    )?.groups;
  const word = found?.["of"] ?? found?.["times"] ?? found?.["bracket"] ?? found?.["same"] ?? "";
  // "Salsa Fargo X7" and "BMW X5" are names, "Meta (29)" a wheel's size.
  const isName =
    (found?.["times"] ?? found?.["bracket"]) !== undefined &&
    /^(?:sporting-goods|vehicles)$/.test(match.entry.category);
  return isName ? undefined : numberOf(word);
}

/** A count stands alone or at the start; "2014 Trek bikes" and "Gen 2 chairs" count nothing. */
function isFreeNumber(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return (
    !tokens[at]?.isGlued &&
    !tokens[at + 1]?.isGlued &&
    (before === undefined ||
      tokens[at]?.breakBefore !== "none" ||
      /^(?:of|the|all|these|selling|have|for|sale)$/.test(before.key))
  );
}

const unitsOf = (token: Token) => numberOf(token.key);
