import { type AliasMatch, isRuledOut } from "../../price-guide/alias-index.ts";
import type { GuideEntry } from "../../price-guide/entry.ts";
import { entriesFrom, isWord, oncePerGuide } from "../../price-guide/guide.ts";
import { keysOfPhrase, type Token } from "../../price-guide/tokens.ts";
import { isShortNumber, isWholeNumber } from "../../price-guide/word-shapes.ts";
import type { AppliedAdjustment } from "../identification.ts";
import { adjustmentWords } from "../../words/english/valuation.ts";
import { spoken } from "../../words/voice-in-use.ts";
import { clamp } from "../../clamp.ts";

const say = spoken(adjustmentWords);

/** A generation of a line: the "11" of "Watch Series 11", with nothing behind it. */
type Generation = { entry: GuideEntry; number: number; behind: string };

/** A generation that came out after the newest one of the guide. */
export type NewerGeneration = {
  newest: GuideEntry;
  /** Shown to people: "Watch Series 12". */
  model: string;
  adjustment: AppliedAdjustment;
};

/** A number that far beyond the last one is a size or a part of another name. */
const mostAhead = 4;
/** A generation brings at least this much more than the one before, and at most that. */
const leastStep = 1.05;
const mostStep = 1.5;

type ByStem = ReadonlyMap<string, readonly Generation[]>;

const knownByFirstWord = oncePerGuide(() => new Map<string, ByStem>());

const noLines: ByStem = new Map();

/** Of the lines whose names begin with the word. Made when a title first has it. */
function generationsFrom(firstWord: string): ByStem {
  const known = knownByFirstWord().get(firstWord);
  if (known !== undefined) return known;
  const entries = entriesFrom(firstWord);
  if (entries.length === 0) return noLines;
  const made = generationsByStem(entries);
  knownByFirstWord().set(firstWord, made);
  return made;
}

function generationsByStem(entries: readonly GuideEntry[]): ByStem {
  const byStem = new Map<string, Generation[]>();
  for (const entry of entries) {
    const generation = entry.line?.generation ?? null;
    if (generation === null) continue;
    for (const alias of entry.aliases) {
      const words = keysOfPhrase(alias).split(" ");
      const at = words.lastIndexOf(String(generation));
      if (at < 1) continue;
      const stem = words.slice(0, at).join(" ");
      const behind = words.slice(at + 1).join(" ");
      const known = byStem.get(stem) ?? [];
      byStem.set(stem, [...known, { entry, number: generation, behind }]);
    }
  }
  return byStem;
}

/** "Apple Watch Series 12" where the guide ends at 11; null for what it knows or cannot go on from. */
export function findNewerGeneration(
  tokens: readonly Token[],
  { entry, end }: Pick<AliasMatch, "entry" | "end">,
): NewerGeneration | null {
  const found = newerIn(tokens, end);
  return found?.newest.category === entry.category ? found : null;
}

/** "Galaxy S28": a title that names nothing else than a later generation of a line. */
export function matchNewerGeneration(tokens: readonly Token[]): AliasMatch | null {
  const found = newerIn(tokens, tokens.length);
  if (found === null || isRuledOut(tokens, found.newest)) return null;
  const { newest, start, end } = found;
  const keys = keysBetween(tokens, start, end);
  return { entry: newest, keys, length: keys.length, start, end, isBrandApart: false };
}

type FoundGeneration = NewerGeneration & { start: number; end: number };

function newerIn(tokens: readonly Token[], mostStart: number): FoundGeneration | null {
  for (let start = 0; start <= Math.min(mostStart, tokens.length - 1); start += 1) {
    const ahead = tokens.slice(start + 1, start + 1 + mostStem);
    if (!ahead.some(({ key }) => isShortNumber(key))) continue;
    const known = generationsFrom(tokens[start]?.key ?? "");
    if (known.size === 0) continue;
    for (let at = start + 1; at <= Math.min(tokens.length - 1, start + mostStem); at += 1) {
      const found = newerAt(tokens, { start, at }, known);
      if (found !== null) return { ...found, start, end: at + 1 };
    }
  }
  return null;
}

/** A line's name has no more words: "apple watch series", "galaxy z fold". */
const mostStem = 4;

function newerAt(
  tokens: readonly Token[],
  { start, at }: { start: number; at: number },
  byStem: ByStem,
): NewerGeneration | null {
  const number = numberAt(tokens, at);
  const known = byStem.get(keysBetween(tokens, start, at));
  if (number === null || known === undefined) return null;
  const [newest, before] = lineOf(known, ` ${keysBetween(tokens, at + 1, at + 4)} `);
  if (newest === undefined || before === undefined) return null;
  const ahead = number - newest.number;
  return ahead >= 1 && ahead <= mostAhead ? goneOn(newest, before, ahead) : null;
}

/**
 * The generations that go on with the same words as the title ("pro max"), newest first. Where only
 * one of them is known, or a plain one came out after it, those without further words.
 */
function lineOf(known: readonly Generation[], behind: string): readonly Generation[] {
  const newest = Math.max(...known.map(({ number }) => number));
  const words = [...new Set(known.map((one) => one.behind))]
    .filter((one) => one === "" || behind.startsWith(` ${one} `))
    .toSorted((a, b) => b.length - a.length);
  for (const word of words) {
    const numbers = new Set<number>();
    const line = known
      .filter((one) => one.behind === word)
      .toSorted((a, b) => b.number - a.number)
      .filter(({ number }) => !numbers.has(number) && numbers.add(number));
    if (line.length > 1 && (word === "" || line[0]?.number === newest)) return line;
  }
  return [];
}

function goneOn(newest: Generation, before: Generation, ahead: number): NewerGeneration {
  const { model, usedMedianUsd } = newest.entry;
  const step = usedMedianUsd / before.entry.usedMedianUsd;
  // Between V12 and V15 there is one step, and so there is from V15 to V18.
  const steps = ahead / (newest.number - before.number);
  const trend = clamp(step, leastStep, mostStep) ** steps;
  const factor = Math.max(leastStep, Math.min(trend, newPrice(newest.entry) / usedMedianUsd));
  return {
    newest: newest.entry,
    model: model.replace(String(newest.number), String(newest.number + ahead)),
    adjustment: {
      name: say("newerThan", { model }),
      factor,
      explains: 0,
      isNarrowing: false,
    },
  };
}

/** A used one brings no more than the generation before cost new, where that is known. */
const newPrice = ({ newUsd, life }: GuideEntry) =>
  newUsd ?? life?.launchUsd ?? Number.POSITIVE_INFINITY;

/** A number by itself: "46mm" and "2 TB" are measures, "11.5" is no generation. */
function numberAt(tokens: readonly Token[], at: number): number | null {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || !isShortNumber(token.key)) return null;
  const isMeasure = next?.isGlued === true || isWord("behindGeneration", next?.key);
  // "11.5" comes as two numbers; the 46 of "46mm" is another figure.
  const isDecimal = isWholeNumber(next?.key) && tokens[at + 2]?.isGlued !== true;
  return isMeasure || isDecimal ? null : Number(token.key);
}

const keysBetween = (tokens: readonly Token[], start: number, end: number) =>
  tokens
    .slice(start, end)
    .map(({ key }) => key)
    .join(" ");
