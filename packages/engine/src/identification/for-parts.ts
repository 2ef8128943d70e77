import { isWord } from "../price-guide/guide.ts";
import { failuresIn, findBrokenWords, findDeadWords } from "../reading/fields/fault-words.ts";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import type { NamedFault } from "./faults/fault.ts";
import { withoutFaults } from "./faults/find-faults.ts";
import type { Words } from "./read-words.ts";

type Spoken = { words: Words; facts: PriceBlindFacts; faults: readonly NamedFault[] };

/** "Cracked" in a title is of the whole, "back glass cracked" of a part of it. */
export function isForParts({ words, facts, faults }: Spoken): boolean {
  const { title, description } = words;
  if (facts.condition?.grade === "parts") return true;
  if (findDeadWords(`${title}\n${description}`) !== null) return true;
  return findBrokenWords(withoutFaults(title, faults)) !== null || failsAtItsWork(words);
}

function failsAtItsWork({ title }: Words): boolean {
  return [...failuresIn(title)].some(({ index }) => {
    const before = /(?<word>[a-z]+)[^a-z\d]*$/i.exec(title.slice(0, index))?.groups?.["word"];
    return !isWord("deniesFault", before?.toLowerCase());
  });
}
