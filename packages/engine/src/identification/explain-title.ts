import { aliasKeys, hasPhrase } from "../price-guide/alias-index.ts";
import type { GuideEntry } from "../price-guide/entry.ts";
import { matchEntries } from "../price-guide/guide.ts";
import { readFields } from "../reading/fields/read-fields.ts";
import { identify } from "./identify.ts";
import { readWords } from "./read-words.ts";

/** An entry with a name in the title, and what takes it out. */
type NamedByTitle = {
  entry: GuideEntry;
  /** The words of the title that name it. */
  words: string;
  /** The entry's exclude that stands in the title; null where none does. */
  excludedBy: string | null;
};

export type TitleExplained = {
  /** What the engine takes the title for; null for what the guide has no entry of. */
  chosen: GuideEntry | null;
  isAccessory: boolean;
  confidence: number;
  named: readonly NamedByTitle[];
};

/** For people who correct the guide: why a title is taken for what it is taken for. */
export function explainTitle(title: string): TitleExplained {
  const { price: _price, seller: _seller, origins: _origins, ...facts } = readFields({ title });
  const item = identify(facts);
  const tokens = readWords(facts).titleTokens;
  const named = matchEntries(tokens).map(({ entry, start, end }) => ({
    entry,
    words: tokens
      .slice(start, end)
      .map(({ raw }) => raw)
      .join(" "),
    excludedBy: entry.excludes?.find((phrase) => hasPhrase(tokens, phrase)) ?? null,
  }));
  return item.kind === "item"
    ? { chosen: item.entry, isAccessory: item.isAccessory, confidence: item.confidence, named }
    : { chosen: null, isAccessory: false, confidence: 0, named };
}

/** Two names that are compared alike: "256 gb" and "256gb". */
export const nameKeys = aliasKeys;
