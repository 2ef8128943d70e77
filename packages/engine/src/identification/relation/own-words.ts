import type { GuideEntry } from "../../price-guide/entry.ts";
import { keysOfPhrase } from "../../price-guide/tokens.ts";

const nameMemory = new WeakMap<GuideEntry, ReadonlySet<string>>();

/** The words by which an entry is shown. */
export function shownWords(entry: GuideEntry): ReadonlySet<string> {
  let words = nameMemory.get(entry);
  if (words === undefined) {
    words = new Set(keysOfPhrase(entry.model.toLowerCase()).split(" "));
    nameMemory.set(entry, words);
  }
  return words;
}

const memory = new WeakMap<GuideEntry, ReadonlySet<string>>();

/** The words of an entry's own names: a "bed frame" is no frame for a bed. */
export function ownWords(entry: GuideEntry): ReadonlySet<string> {
  let words = memory.get(entry);
  if (words === undefined) {
    const names = [entry.brand?.toLowerCase() ?? "", entry.model.toLowerCase(), ...entry.aliases];
    words = new Set(names.flatMap((name) => keysOfPhrase(name).split(" ")));
    memory.set(entry, words);
  }
  return words;
}
