import type { AliasMatch } from "../../price-guide/alias-index.ts";
import type { GuideEntry } from "../../price-guide/entry.ts";
import { oncePerGuide } from "../../price-guide/guide.ts";
import { keysOfPhrase, type Token } from "../../price-guide/tokens.ts";
import type { AppliedAdjustment } from "../identification.ts";

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

const knownByFamily = oncePerGuide(() => new Map<string, ByStem>());

const entriesByFamily = oncePerGuide(({ entries }) => {
  const byFamily = new Map<string, GuideEntry[]>();
  for (const entry of entries) {
    const known = byFamily.get(entry.family);
    if (known === undefined) byFamily.set(entry.family, [entry]);
    else known.push(entry);
  }
  return byFamily;
});

/** Of one family, by the words in front of the number. Made when a title first names one of it. */
function generationsOf(family: string): ByStem {
  const known = knownByFamily().get(family);
  if (known !== undefined) return known;
  const made = generationsByStem(entriesByFamily().get(family) ?? []);
  knownByFamily().set(family, made);
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
  match: AliasMatch,
): NewerGeneration | null {
  const known = generationsOf(match.entry.family);
  if (known.size === 0) return null;
  for (let start = match.start; start <= match.end; start += 1) {
    for (let at = start + 1; at <= Math.min(tokens.length - 1, match.end + 1); at += 1) {
      const found = newerAt(tokens, { start, at }, known);
      if (found !== null) return found;
    }
  }
  return null;
}

function newerAt(
  tokens: readonly Token[],
  { start, at }: { start: number; at: number },
  byStem: ByStem,
): NewerGeneration | null {
  const number = numberAt(tokens, at);
  const known = byStem.get(keysBetween(tokens, start, at));
  if (number === null || known === undefined) return null;
  const behind = ` ${keysBetween(tokens, at + 1, at + 4)} `;
  const longest = known
    .filter((one) => one.behind === "" || behind.startsWith(` ${one.behind} `))
    .reduce((most, one) => (one.behind.length > most.length ? one.behind : most), "");
  const line = known
    .filter((one) => one.behind === longest)
    .toSorted((a, b) => b.number - a.number);
  const [newest, before] = line;
  if (newest === undefined || before === undefined) return null;
  const ahead = number - newest.number;
  return ahead >= 1 && ahead <= mostAhead ? goneOn(newest, before, ahead) : null;
}

function goneOn(newest: Generation, before: Generation, ahead: number): NewerGeneration {
  const step = newest.entry.usedMedianUsd / before.entry.usedMedianUsd;
  const factor = Math.min(mostStep, Math.max(leastStep, step)) ** ahead;
  const { model } = newest.entry;
  return {
    newest: newest.entry,
    model: model.replace(String(newest.number), String(newest.number + ahead)),
    adjustment: {
      name: `newer than the ${model}, the last one that the price guide knows`,
      factor,
      explains: 0,
      isNarrowing: false,
    },
  };
}

/** A number by itself: "46mm" and "2 TB" are measures, "11.5" is no generation. */
function numberAt(tokens: readonly Token[], at: number): number | null {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || !/^\d{1,2}$/.test(token.key)) return null;
  const isMeasure = next?.isGlued === true || measures.has(next?.key ?? "");
  // "11.5" comes as two numbers; the 46 of "46mm" is another figure.
  const isDecimal = /^\d+$/.test(next?.key ?? "") && tokens[at + 2]?.isGlued !== true;
  return isMeasure || isDecimal ? null : Number(token.key);
}

const measures = new Set(
  "inch in mm cm gb tb mb hz watt w v volt ft lb oz mp x pack piece pc game controller month year day".split(
    " ",
  ),
);

const keysBetween = (tokens: readonly Token[], start: number, end: number) =>
  tokens
    .slice(start, end)
    .map(({ key }) => key)
    .join(" ");
