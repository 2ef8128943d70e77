import { isWord } from "../price-guide/guide.ts";
import { findBrokenWords, findDeadWords } from "../reading/fields/fault-words.ts";
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

/** What a machine must do: a title that says it does not is of one for repair. */
const failures = [
  "for repair",
  "needs repair",
  "need repair",
  "no sound",
  "no heat",
  "no suction",
  "no pressure",
  "not cooling",
  "not heating",
  "not spinning",
  "leaks",
  "leaking",
  "jams",
  "wont hold charge",
  "wont hold a charge",
  "dead keys",
].map((phrase) => phrase.split(" "));

function failsAtItsWork({ titleTokens: tokens }: Words): boolean {
  return failures.some((spoken) =>
    tokens.some(
      (_, at) =>
        spoken.every((word, offset) => tokens[at + offset]?.raw === word) &&
        !isWord("deniesFault", tokens[at - 1]?.key),
    ),
  );
}
