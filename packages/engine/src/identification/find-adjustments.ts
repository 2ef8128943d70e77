import type {
  Adjustment,
  AdjustmentGroup,
  AdjustmentRule,
  YearlyLoss,
} from "@flipworth/guide/price-factor";
import type { GuideEntry } from "../price-guide/entry.ts";
import { anyPhraseOf } from "../price-guide/phrases.ts";
import { keysOfPhrase, type Token, tokenize } from "../price-guide/tokens.ts";
import { oneOfPair } from "./count/one-of-pair.ts";
import type { AppliedAdjustment } from "./identification.ts";
import type { Words } from "./read-words.ts";
import { isSurfaceWord } from "./replica.ts";
import { adjustmentWords } from "../words/english/valuation.ts";
import { spoken } from "../words/voice-in-use.ts";

const say = spoken(adjustmentWords);

/** What the words tell of a thing of this entry beyond its variant; at most one of each group. */
export function findAdjustments(entry: GuideEntry, words: Words): AppliedAdjustment[] {
  const rules = entry.adjustments ?? [];
  const told = rules.map((rule) => apply(rule, entry, words));
  return [...told, oneOfPair(words.titleTokens, entry)].filter((found) => found !== null);
}

function apply(rule: AdjustmentRule, entry: GuideEntry, words: Words): AppliedAdjustment | null {
  switch (rule.kind) {
    case "model_year":
      return applyYear(rule, words);
    case "words":
      return applyGroup(rule, entry, words);
    case "first_of":
      return rule.groups.map((group) => applyGroup(group, entry, words)).find(isFound) ?? null;
  }
}

const isFound = (found: AppliedAdjustment | null): boolean => found !== null;

/** "2021 Trek Slash": the year by the page's own field, else the first year of the title, else the only one of the description. */
function applyYear(loss: YearlyLoss, words: Words): AppliedAdjustment | null {
  const years = [...yearsIn(words.fieldTokens), ...yearsIn(words.titleTokens)];
  const described = new Set(yearsIn(words.descriptionTokens));
  const year = years[0] ?? (described.size === 1 ? [...described][0] : undefined);
  if (year === undefined || year < loss.vintageBefore) return null;
  const { lossPerYear, lastsYears, explains } = loss;
  const ageYears = loss.baseYear - year;
  return {
    name: say("modelYear", { year: String(year) }),
    factor: (1 - lossPerYear) ** Math.min(lastsYears, ageYears),
    explains,
    isNarrowing: true,
    ageing: { lossPerYear, ageYears, lastsYears },
  };
}

function yearsIn(tokens: readonly Token[]): number[] {
  return tokens
    .filter(
      (token, at) =>
        !token.isGlued && !tokens[at + 1]?.isGlued && /^(?:19[6-9]\d|20[0-2]\d)$/.test(token.key),
    )
    .map((token) => Number(token.key));
}

function applyGroup(
  group: AdjustmentGroup,
  entry: GuideEntry,
  words: Words,
): AppliedAdjustment | null {
  if (group.isForUnbranded && entry.brand !== null) return null;
  if (group.ofBrand !== undefined && group.ofBrand !== entry.brand) return null;
  const own = ownWords(entry);
  const found =
    longestNamed(group, words.fieldTokens, own) ??
    longestNamed(group, words.titleTokens, own) ??
    (group.where === "anywhere" ? longestNamed(group, words.descriptionTokens, own) : undefined);
  if (found === undefined) return null;
  const { name, factor, isPriceLevel = false } = found.adjustment;
  const isNarrowing = group.isNarrowing ?? false;
  if (!isOwn(found.keys, own)) {
    return { name, factor, explains: group.explains, isNarrowing, isPriceLevel };
  }
  // A maker's jeans are priced as jeans already, but that they are jeans is told.
  return isNarrowing ? { name, factor: 1, explains: 0, isNarrowing } : null;
}

/** What a variant or the entry's own name says counts already: "wedding" of a wedding dress. */
function ownWords({ variants = [], model }: GuideEntry): ReadonlySet<string> {
  return new Set([
    ...variants.flatMap(({ phrases }) => phrases.map(keysOfPhrase)),
    ...tokenize(model).map((token) => token.key),
  ]);
}

/** As one phrase, or word by word: the "mid century" of a "mid-century modern dresser". */
function isOwn(keys: readonly string[], own: ReadonlySet<string>): boolean {
  return own.has(keys.join(" ")) || (keys.length > 1 && keys.every((key) => own.has(key)));
}

type Known = { keys: readonly string[]; adjustment: Adjustment; place: number };
type Indexed = ReadonlyMap<string, readonly Known[]>;

/** The longest phrase counts, of equally long ones the first; one that counts already ends it. */
function longestNamed(
  group: AdjustmentGroup,
  tokens: readonly Token[],
  own: ReadonlySet<string>,
): Known | undefined {
  const index = indexOf(group);
  let best: Known | undefined;
  for (const [at, token] of tokens.entries()) {
    if (token.isGlued) continue;
    for (const known of index.get(token.key) ?? []) {
      if (!standsAt(tokens, at, known.keys) || !isBetter(known, best)) continue;
      if (group.mustBeGenuine && isLikeness(tokens, at, known.keys)) continue;
      if (isOwn(known.keys, own)) return known;
      best = known;
    }
  }
  return best;
}

function standsAt(tokens: readonly Token[], at: number, keys: readonly string[]): boolean {
  return (
    keys.every((key, offset) => tokens[at + offset]?.key === key) &&
    !tokens[at + keys.length]?.isGlued
  );
}

const onlyLike = anyPhraseOf("onlyLike", (some) => `${some}$`);

/** "West Elm style", "faux marble", "similar to Pottery Barn". */
function isLikeness(tokens: readonly Token[], at: number, { length }: readonly string[]): boolean {
  const behind = tokens[at + length];
  const before = tokens.slice(Math.max(0, at - 2), at).map((token) => token.key);
  return (
    (behind?.breakBefore === "none" && isSurfaceWord(behind.key)) ||
    onlyLike().test(before.join(" "))
  );
}

function isBetter(known: Known, best: Known | undefined): boolean {
  if (best === undefined) return true;
  const byLength = known.keys.length - best.keys.length;
  return byLength === 0 ? known.place < best.place : byLength > 0;
}

const indexes = new WeakMap<AdjustmentGroup, Indexed>();

/** Groups hold hundreds of makers; by first word only a few are ever compared. */
function indexOf(group: AdjustmentGroup): Indexed {
  const known = indexes.get(group);
  if (known !== undefined) return known;
  const built = new Map<string, Known[]>();
  for (const [place, adjustment] of group.adjustments.entries()) {
    for (const phrase of adjustment.phrases) {
      const keys = keysOfPhrase(phrase).split(" ");
      const first = keys[0] ?? "";
      built.set(first, [...(built.get(first) ?? []), { keys, adjustment, place }]);
    }
  }
  indexes.set(group, built);
  return built;
}
