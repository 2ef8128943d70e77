import { notWorkingExpression, type NotWorkingList } from "@flipworth/guide/not-working";
import { isDenied } from "./negation.ts";

const deadWords = anyOf("dead");
const brokenWords = anyOf("broken");
const failures = anyOf("failures");
/** "The clock doesn't work": right in front of the words, in the same breath. */
const smallPart = anyOf("smallParts", (some) => String.raw`${some}[^.,;!\n]{0,14}$`);

/** Asks for the expression that finds any phrase of a list, made when first asked for. */
function anyOf(list: NotWorkingList, placed = (source: string) => source): () => RegExp {
  let made: RegExp | undefined;
  return () => (made ??= new RegExp(placed(notWorkingExpression(list)), "gi"));
}

/** The words that say the thing does not work ("won't turn on"), null when none do. */
export function findDeadWords(text: string): string | null {
  for (const match of text.matchAll(deadWords())) {
    const before = text.slice(Math.max(0, match.index - 30), match.index);
    const isPartOnly = /work/i.test(match[0]) && before.search(smallPart()) !== -1;
    const end = match.index + match[0].length;
    if (!isDenied(text, match.index, end) && !isPartOnly) return match[0];
  }
  return null;
}

/** The words that say something is broken ("cracked"), negations left out, null when none do. */
export function findBrokenWords(text: string): string | null {
  return findUnnegated(text, brokenWords());
}

/** The first match that its own clause does not deny. */
export function findUnnegated(text: string, pattern: RegExp): string | null {
  for (const match of text.matchAll(pattern)) {
    if (!isDenied(text, match.index, match.index + match[0].length)) return match[0];
  }
  return null;
}

/** Every place where the words say that a machine fails at its work. */
export function failuresIn(text: string): IterableIterator<RegExpExecArray> {
  return text.matchAll(failures());
}
