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

const phraseMemory = new WeakMap<GuideEntry, ReadonlySet<string>>();

/** The keys of each name by which a title may call it. */
export function namesOf(entry: GuideEntry): ReadonlySet<string> {
  let names = phraseMemory.get(entry);
  if (names === undefined) {
    names = new Set(entry.aliases.map(keysOfPhrase));
    phraseMemory.set(entry, names);
  }
  return names;
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
