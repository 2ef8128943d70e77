import { type SeenEstimate, withoutPrices } from "@flipworth/engine";
import type { Seen } from "../../features/analyses/witnesses/vision-port.ts";
import type { EstimateAnswer, SeenAnswer } from "./questions.ts";

const longestWords = 80;
const mostEntries = 5;
const highestDollars = 1_000_000;
/** A range wider than this says nothing. */
const widestRatio = 100;

/** What the model saw, in bounds and without a word about money; undefined when it makes no sense. */
export function seenFromAnswer(answer: SeenAnswer): Seen | undefined {
  if (answer.shows !== "one_thing") return { shows: answer.shows };
  const kind = plainWords(answer.kind);
  if (kind === null || !isWithin(answer.certainty, 0, 1)) return undefined;
  const { condition } = answer;
  return {
    shows: "one_thing",
    thing: {
      kind,
      brand: plainWords(answer.brand),
      model: plainWords(answer.model),
      condition: condition === "unknown" ? null : condition,
      defects: plainList(answer.defects),
      missingParts: plainList(answer.missingParts),
      certainty: answer.certainty,
    },
  };
}

/** null when the model does not know, undefined when its numbers make no sense. */
export function estimateFromAnswer(answer: EstimateAnswer): SeenEstimate | null | undefined {
  const { knows, low, median, high } = answer;
  if (!knows) return null;
  const isRange = low >= 1 && low <= median && median <= high && high <= highestDollars;
  return isRange && high / low <= widestRatio ? { low, median, high } : undefined;
}

function plainList(words: readonly string[]): string[] {
  return words.flatMap((entry) => plainWords(entry) ?? []).slice(0, mostEntries);
}

/** One short line of letters, digits and ordinary signs; null when nothing is left. */
function plainWords(words: string | null): string | null {
  const line = withoutPrices((words ?? "").slice(0, 4 * longestWords).replace(/\s+/g, " "))
    .replace(/[^\p{L}\p{N} .,'"&()+%/-]/gu, "")
    .slice(0, longestWords)
    .trim();
  return /[\p{L}\p{N}]/u.test(line) ? line : null;
}

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;
