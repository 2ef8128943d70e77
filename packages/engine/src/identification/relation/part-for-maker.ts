import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { brandsOf } from "../../price-guide/brand-names.ts";
import type { GuideEntry } from "../../price-guide/entry.ts";
import { oncePerGuide } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { namesThings } from "../names/bare-name.ts";
import { type FoundBrand, findBrands } from "../names/find-brand.ts";
import { isGame } from "../names/game-title.ts";
import type { Attachment } from "./attachment-found.ts";
import { isLast } from "./features-of-noun.ts";
import { type FoundNoun, nounAt } from "./lexicon-index.ts";

/** "Traeger hopper assembly": a part behind a maker's name, where no thing of the maker's is named. */
export function partForMaker(tokens: readonly Token[], section: string | null): Attachment | null {
  // "Rail 700 Shimano wheels" among bicycles is a bicycle.
  if (namesThings(section)) return null;
  for (const brand of findBrands(tokens, null)) {
    const thing = typicalThing(brand);
    if (thing === null) continue;
    for (let start = brand.end; start < tokens.length; start += 1) {
      if (tokens[start]?.breakBefore !== "none") break;
      const noun = nounAt(tokens, start, thing);
      if (noun === null || !tellsOfMaker(noun.noun)) continue;
      // "Motorola Theory, color screen, camera" lists what the thing has.
      if (start > brand.end && !isLast(tokens, noun)) continue;
      return { match: matchOf(thing, brand), noun, own: null, probability };
    }
  }
  return null;
}

/** "Fender catalog"; "replacement" and "battery" are said of everything. */
const tellsOfMaker = ({ of, role }: FoundNoun["noun"]) =>
  of !== null || role === "document" || role === "likeness";

const matchOf = (entry: GuideEntry, { keys, end }: FoundBrand): AliasMatch => ({
  entry,
  start: end - keys.split(" ").length,
  end,
  keys,
  length: keys.replaceAll(" ", "").length,
  isBrandApart: false,
});

/** The maker's name says little of what the part is for. */
const probability = 0.6;

/** One of the maker's cheaper things: nothing says that the part is for a dear one. */
function typicalThing({ keys }: FoundBrand): GuideEntry | null {
  const things = thingsByMaker().get(keys) ?? [];
  return things[Math.floor(things.length / 4)] ?? null;
}

/** The cheapest of a maker's first. */
const thingsByMaker = oncePerGuide(({ entries }) => {
  const byMaker = new Map<string, GuideEntry[]>();
  for (const entry of entries) {
    // "Sony external drive" is of no game.
    if (entry.specificity === "type" || isGame({ entry })) continue;
    for (const { keys } of brandsOf(entry))
      byMaker.set(keys, [...(byMaker.get(keys) ?? []), entry]);
  }
  for (const things of byMaker.values()) things.sort((a, b) => a.usedMedianUsd - b.usedMedianUsd);
  return byMaker;
});
