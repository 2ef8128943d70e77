import type { Category } from "../category.ts";
import type { Token } from "../price-guide/tokens.ts";

/** Names an accessory wherever it follows the thing in the same breath: "iPhone 13 clear case". */
const farNouns = new Set(
  "case cover charger cable cord adapter adaptor manual skin wrap protector bracket slipcover attachment toner cartridge decal sticker poster accessory replacement holster keychain t-shirt catalog brochure instruction charging powerbank".split(
    " ",
  ),
);
/** Names an accessory only right behind the thing: a "bike, frame 54 cm" is still a bike. */
const nearNouns = new Set(
  "mount sleeve strap band battery screen frame wheel wheelset rim tire saddle box bowl lid part controller book bag stand rack helmet lock pump basket fork stem handlebar pedal kickstand hose filter cushion pillow pad knob handle hardware insert blade bit mat bench shirt hoodie hat mug remote dock hub lens hood grip shield topper sheet tray drawer door leg headboard tripod pick string guard cap clip organizer keyboard pencil pen stylus earpad earpod motherboard antenna label sign key fob panel caster trim fret memory software app glass digitizer housing harness armband stabilizer logo emblem hitch hub bolt mirror visor pickguard".split(
    " ",
  ),
);
/** Whether the noun may name a part of a thing or something for it: "tire", "helmet", "cover". */
export const isPartNoun = (key: string) => nearNouns.has(key) || farNouns.has(key);

const connectors = new Set(
  "with and plus includes including include has have in on comes come or no without has new extra free also from by to both w n incl two three 2 3 4 5 6".split(
    " ",
  ),
);

/** "charger only", "empty box", "box for" …: the words say the thing itself is not there. */
const accessoryPhrase =
  /\b(?:(?:box|boxes|charger|case|controllers?|manual|remote|stand|cables?|packaging|dock|lid|cover|covers|bag|strap|bands?|parts?|frame|wheels?|battery|batteries|screen|accessories|headboard|rails?|slats|cushions?|power (?:cord|supply|adapter)|joy ?cons?|(?:motor )?base|pitcher|(?:left|right) (?:ear|air ?pod|ear ?bud|joy ?con)) only|only (?:the )?(?:box|charger|case|manual|remote|packaging|cover)\b|empty (?:\w+ )?(?:box|boxes|packaging)|(?:box|packaging) (?:and|&) (?:manual|papers) only|no (?:phone|console|watch|guitar|tablet|laptop) (?:included)?|compatible (?:with|for)|fits (?:all|most|any) (?!room|decor)|(?:not|isn'?t) (?:the )?actual)\b/i;

/** Words saying that the listing is for the thing and not the thing; null when there are none. */
export function findAccessoryPhrase(title: string): string | null {
  return accessoryPhrase.exec(title)?.[0] ?? null;
}

/** What clothes are made of and called: "Talbots long sleeve", "Coach bag", "Athleta cords". */
const wornNouns = new Set(
  "sleeve bag bags shirt t-shirt hoodie hat cap cord cords wrap hood visor logo strap straps pump pumps".split(
    " ",
  ),
);

/** Behind a piece of furniture these are another piece: "IKEA Malm mirror", "shelves, shoe rack". */
const furnitureNouns = new Set(
  "rack bench stand mirror drawer drawers organizer frame headboard table glass".split(" "),
);

/** Whether the noun is a thing of the category itself and nothing for one. */
export function isOfCategory(noun: string, category: Category): boolean {
  const own = category === "clothing" ? wornNouns : furnitureNouns;
  return (category === "clothing" || category === "furniture") && own.has(noun.toLowerCase());
}

/** The accessory's noun behind the match ("case" of "iPhone 13 case"), undefined when none. */
export function findAccessoryNoun(tokens: readonly Token[], end: number): string | undefined {
  let described = 0;
  for (let at = end; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) return undefined;
    if (isOtherModel(tokens, at)) {
      described += 1;
      continue;
    }
    if (isConnector(tokens, at)) return undefined;
    if (isOfTheThing(tokens, at)) return undefined;
    if (describesWhatFollows(tokens, at)) {
      described += 1;
      continue;
    }
    const isFar = farNouns.has(token.key);
    // "iPad Air 2 leather/wood case" has its noun right behind the slash.
    const isFarNext = isFar || farNouns.has(tokens[at + 1]?.key ?? "");
    if (token.breakBefore === "list" || (token.breakBefore === "other" && !isFarNext))
      return undefined;
    if (isFar || (at <= end + described + nearReach(token.key) && isNear(tokens, at)))
      return token.raw;
  }
  return undefined;
}

/** "iPhone 7 / 6, 7 Plus case" and "Surface 3 charger": further models that the accessory is for. */
function isOtherModel(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? "";
  const before = tokens[at - 1]?.key ?? "";
  if (/^(?:plus|pro|max|mini|xs|xr|se)$/.test(key)) return /^(?:\d+|x|pro|s)$/.test(before);
  const next = tokens[at + 1];
  const isCount = next?.breakBefore === "none" && (next.raw !== next.key || measured.has(next.key));
  return /^\d{1,2}$/.test(key) && !isCount && !connectors.has(before);
}

/** "3-wheel tricycle" and "4 pad scale" tell what the thing has. */
const measured = new Set("wheel door drawer leg light pad bit head string screen lid".split(" "));

/** "Two piece case" counts the case's pieces; "iPhone with two cases" has a phone. */
function isConnector(tokens: readonly Token[], at: number): boolean {
  return connectors.has(tokens[at]?.key ?? "") && tokens[at + 1]?.key !== "piece";
}

/** "Mavic Pro original battery" is a battery as much as "Mavic Pro battery" is. */
function describesWhatFollows(tokens: readonly Token[], at: number): boolean {
  return (
    describing.has(tokens[at]?.key ?? "") &&
    tokens[at]?.breakBefore === "none" &&
    nearNouns.has(tokens[at + 1]?.key ?? "") &&
    tokens[at + 1]?.breakBefore === "none"
  );
}

const describing = new Set(
  "original genuine oem leather silicone spare two piece sustain kick ft expression".split(" "),
);

/** "Not charging", "parts or repair" and "stand mixer" tell of the thing, not of something for it. */
function isOfTheThing(tokens: readonly Token[], at: number): boolean {
  const [before, key, next, afterNext] = [at - 1, at, at + 1, at + 2].map((i) => tokens[i]?.key);
  if (key === "charging") return before === "not" || before === "stopped";
  if (key === "stand") return next === "mixer" || before === "media" || before === "tv";
  if (key === "case") return /^(?:card|id|holder)$/.test(before ?? "");
  if (key === "skin") return next === "wallet" || next === "look";
  if (key === "frame") return before === "bed";
  if (key === "pump") return before === "breast";
  if (key === "bench") return next === "top";
  return key === "part" && /^(?:or|and)$/.test(next ?? "") && afterNext === "repair";
}

/** Bands and helmets are told from their thing over a word or two: "bicycle safety helmet". */
const nearReach = (key: string) =>
  /^(?:strap|band|helmet|pump|rack|lock|mount)$/.test(key) ? 2 : 0;

function isNear(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? "";
  // "12.9 inch screen" measures; a "school bag" may be called a backpack as well.
  const isShirt = key === "t" && tokens[at + 1]?.key === "shirt";
  return (
    (isShirt || nearNouns.has(key)) &&
    tokens[at - 1]?.key !== "inch" &&
    !/^(?:back|school|hand|luggage|short|long|half|cap|full|quarter)/.test(
      tokens[at - 1]?.key ?? "",
    )
  );
}

/** Whether the title begins with an accessory right before the thing: "Charger MacBook Air". */
export function isLedByAccessory(tokens: readonly Token[], start: number): boolean {
  const beforeThing = tokens[start - 1];
  const gap = tokens[start]?.breakBefore;
  if (beforeThing === undefined || start > 3 || (gap !== "none" && gap !== "bracket")) return false;
  return ledBy.has(beforeThing.key) && tokens[start - 2]?.key !== "in";
}

const ledBy = new Set(["charger", "case", "cover", "cable", "strap", "adapter", "protector"]);
