import { nounAt } from "../../identification/relation/lexicon-index.ts";
import type { IdentifiedItem } from "../../identification/identification.ts";
import type { GuideEntry } from "../../price-guide/entry.ts";
import { type Token, tokenize } from "../../price-guide/tokens.ts";

/** What the title says beside the thing's own name, for or against that it sells the thing. */
export type TitleSigns = {
  /** "mower blades", "stroller canopy": a part of it or something for it. */
  namesPart: boolean;
  /** "box only", "replacement", "compatible with". */
  saysNotTheThing: boolean;
  /** "style", "inspired by": like it, and not it. */
  saysLikeness: boolean;
  /** "with charger", "works great", "complete". */
  saysWhole: boolean;
};

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** What follows tells what else is there, or where and how the thing is. */
const breaks = words("with include including plus and no without missing need has in on come");
const notTheThing = words(
  "only replacement spare part compatible fit refill accessory attachment aftermarket empty for",
);
const likeness = words(
  "style styled inspired alike lookalike replica reproduction repro reprint homage impression miniature mini toy fake dupe clone diecast plated plastic",
);
const whole = words("work working tested run complete unlocked excellent");

export function titleSigns(title: string, item: IdentifiedItem): TitleSigns {
  const { entry } = item;
  const own = ownWords(item);
  const tokens = tokenize(title);
  const foreign = tokens.filter(({ key }) => !own.has(key));
  const has = (list: ReadonlySet<string>) => foreign.some(({ key }) => list.has(key));
  return {
    namesPart: headOf(tokens).some(
      ({ key }, at) => !own.has(key) && namesPartOf(tokens, at, entry),
    ),
    saysNotTheThing: has(notTheThing),
    saysLikeness: has(likeness),
    saysWhole: has(whole) || /\b(?:with|w\/) /i.test(title),
  };
}

/** A hint and no decision: what is sold for everything counts even where it may be a thing of its own. */
function namesPartOf(tokens: readonly Token[], at: number, entry: GuideEntry | null): boolean {
  return nounAt(tokens, at, entry) !== null || nounAt(tokens, at, null)?.noun.of === null;
}

/** A generation this old brings a fraction of what its line does today. */
const oldYears = 8;

/**
 * "MacBook Pro 2009": electronics of a year so long ago, where nothing in the estimate goes by the
 * year, are another generation than the one that was priced.
 */
export function namesOldYear(title: string, item: IdentifiedItem, asOf: string): boolean {
  const { category, adjustments, variant, matchedWords } = item;
  if (category !== "electronics" || adjustments.length > 0 || variant !== null) return false;
  const [year] = /\b(?:19[89]|20[012])\d\b/.exec(title) ?? [];
  if (year === undefined || matchedWords?.includes(year)) return false;
  return Number(asOf.slice(0, 4)) - Number(year) >= oldYears;
}

/** The title up to where it goes on to what comes with the thing. */
function headOf(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(
    ({ key, breakBefore }, at) => at > 0 && (breaks.has(key) || breakBefore === "list"),
  );
  return end === -1 ? tokens : tokens.slice(0, end);
}

/** The words of the thing's own names: a "bed frame" is no frame for a bed. */
function ownWords({ entry, variant, matchedWords, category }: IdentifiedItem): ReadonlySet<string> {
  const names = [
    category ?? "",
    matchedWords ?? "",
    entry?.model ?? "",
    variant?.name ?? "",
    ...(variant?.phrases ?? []),
  ];
  return new Set(names.flatMap((name) => tokenize(name).map(({ key }) => key)));
}
