import { type AliasMatch } from "../price-guide/alias-index.ts";
import { isBareBrand } from "../price-guide/brand-names.ts";
import { hasTag } from "../price-guide/entry.ts";
import type { Token } from "../price-guide/tokens.ts";

const lotWords =
  /\b(?:everything must go|job ?lots?|(?:huge|big|large|mixed|assorted|bulk|random|misc\.?|miscellaneous|entire|whole) (?:\w+ ){0,2}(?:lots?|bundle|collection|items|stuff|load)|(?:lots?|bundles?|box|boxes|bag|bags|load|collection|assortment|variety|pile|bin) of (?!\d|two|three|four|five|six|seven|eight|ten|twelve)\w+|various (?:items|things|goods|brands|sizes|prices)|misc(?:ellaneous)? (?:items|stuff|household)|assorted|household (?:items|goods)|lots? of (?:stuff|things|items)|all items|each item|multiple items|many items|odds and ends|(?<!parking |the |a |whole )lot(?= *$|[,.!(]))\b/i;
/** A sale of a household; a thing named after it is still one thing. */
const saleWords = /\b(?:moving|garage|yard|estate|multi[- ]family|tag) (?:out )?sale[^a-z]*$/i;
/** Not a lot of this and that: "a lot of fun", "parking lot", "lots of storage", "25 books lot". */
const noLot =
  /\b(?:a lot of|lots of (?:storage|space|room|life|fun|use|potential|power|extras|upgrades|love|accessories|features)|box of 1|parking lot|lot of \d+ available|\d{1,2} (?:[a-z]+ ){1,3}lot)\b/gi;
const joiners = new Set(["and", "or", "plus"]);
/** What goes with a thing does not make two things of it: a table and its chairs. */
const complements: readonly (readonly [RegExp, RegExp])[] = [
  [/table|dining|dinette|patio/, /chair|bench|stool|umbrella|table|set/],
  [/bed|mattress|headboard|frame/, /bed|mattress|frame|box spring|headboard|night ?stand/],
  [
    /sofa|couch|sectional|loveseat|chair/,
    /ottoman|loveseat|sofa|couch|chair|footstool|sectional|pillow/,
  ],
  [/desk/, /chair|hutch|desk/],
  [/dresser|chest/, /mirror|night ?stand|bedside|dresser|chest/],
  [/washer|dryer/, /washer|dryer/],
  [
    /playstation|xbox|nintendo|switch|wii|ps|sega|console|oculus|quest/,
    /game|controller|joy|headset|switch|console|headphone|charger/,
  ],
  [/camera|canon|nikon|sony|eos|rebel|lumix/, /lens|camera|bag|tripod|flash|battery|mm/],
  [/guitar|bass|strat|tele|ukulele|violin/, /amp|case|guitar|pedal|strap|stand|bass|bow/],
  [/tv|television/, /stand|tv|mount|soundbar|roku|remote/],
  [
    /drill|driver|saw|impact|grinder|dewalt|milwaukee|makita|ryobi/,
    /batter|charger|drill|driver|bit|bag|kit|case/,
  ],
  [
    /computer|pc|imac|desktop|laptop|macbook/,
    /monitor|keyboard|mouse|computer|laptop|printer|bag|case|desktop/,
  ],
  [/crib|bassinet|stroller/, /mattress|car seat|crib|changing|base|stroller/],
  [/bike|bicycle/, /helmet|lock|rack|bike|pump|trailer/],
  [/tank|aquarium|cage|kennel/, /stand|filter|aquarium|tank|light|heater/],
  [/turntable|receiver|stereo|amplifier/, /speaker|turntable|receiver|record|cd|tape|amplifier/],
  [/phone|iphone|galaxy|pixel|ipad|tablet|watch/, /case|charger|keyboard|pencil|phone|band/],
  [/bracelet|necklace/, /charm|pendant|earring|ring/],
  [/grill|smoker/, /propane|cover|tank|smoker|grill/],
];

/** Whether the title sells several different things that no single price fits. */
export function isMixedLot(
  title: string,
  tokens: readonly Token[],
  matches: readonly AliasMatch[],
): boolean {
  if (matches.some((match) => isPricedAsLot(match))) return false;
  const named = matches.filter((match) => !isBareBrand(match));
  if (lotWords.test(title.replace(noLot, " "))) return !isOneWithExtras(title, named);
  if (named.length === 0) return saleWords.test(title);
  return named.some((first, at) => {
    const next = named.slice(at + 1).find((match) => match.start >= first.end);
    return next !== undefined && isJoined(tokens, first, next) && areTwoThings(tokens, first, next);
  });
}

/** The entry itself prices a lot: "lot of pokemon cards". */
function isPricedAsLot({ entry }: AliasMatch): boolean {
  return hasTag(entry, "priced_as_lot");
}

/** "Nintendo Switch bundle with a box of games" is the console with extras. */
function isOneWithExtras(title: string, named: readonly AliasMatch[]): boolean {
  const lotAt = lotWords.exec(title)?.index ?? 0;
  return (
    named.length === 1 &&
    named[0]?.entry.specificity === "model" &&
    lotAt > 0 &&
    !/\b(?:job ?lot|bulk)\b/i.test(title)
  );
}

/** Slashes and dashes join two names of one thing; commas, "and" and "+" join two things. */
function isJoined(tokens: readonly Token[], first: AliasMatch, next: AliasMatch): boolean {
  const between = tokens.slice(first.end, next.start);
  if (between.some((token) => token.key === "with" || /bracket|other/.test(token.breakBefore)))
    return false;
  if (between.some((token) => joiners.has(token.key))) return between.length <= 4;
  return between.length <= 2 && (between[0] ?? tokens[next.start])?.breakBefore === "list";
}

function areTwoThings(tokens: readonly Token[], first: AliasMatch, next: AliasMatch): boolean {
  if (first.entry.id === next.entry.id) return false;
  // A kind beside a model of its category describes it: "Trek 820, hybrid bike".
  const kinds = [first.entry.specificity, next.entry.specificity];
  const isDescription =
    first.entry.category === next.entry.category &&
    kinds.filter((kind) => kind === "type").length === 1;
  if (isDescription) return false;
  const [a, b] = [wordsOf(tokens, first), wordsOf(tokens, next)];
  return !complements.some(
    ([thing, extra]) => (thing.test(a) && extra.test(b)) || (thing.test(b) && extra.test(a)),
  );
}

function wordsOf(tokens: readonly Token[], { start, end }: AliasMatch): string {
  return tokens
    .slice(start, end)
    .map((token) => token.key)
    .join(" ");
}
