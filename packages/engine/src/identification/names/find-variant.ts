import { isWord } from "../../price-guide/guide.ts";
import { hasPhrase } from "../../price-guide/alias-index.ts";
import type { GuideEntry, GuideVariant } from "../../price-guide/entry.ts";
import { keysOfPhrase, type Token } from "../../price-guide/tokens.ts";
import { isWholeNumber } from "../../price-guide/word-shapes.ts";

/**
 * The variant whose longest phrase stands in the title, else in the description. A title that
 * names another storage size than every variant's means the base one, whatever comes after.
 */
export function findVariant(
  entry: GuideEntry,
  title: readonly Token[],
  description: readonly Token[],
): GuideVariant | null {
  // "1962 Stratocaster reissue" bears the year of what it copies.
  const isCopy = title.some(({ key }) => isWord("reissueWords", key));
  const missing = new Set([...missingIn(title), ...missingIn(description)].map(({ key }) => key));
  const variants = (entry.variants ?? []).filter(
    ({ phrases }) =>
      !(isCopy && phrases.some((phrase) => /^(?:pre )?\d{4}s?$/.test(phrase))) &&
      !phrases.some((phrase) => isMissing(phrase, missing)),
  );
  const named = longestNamed(variants, title);
  if (named.length > 0) return named[0] ?? null;
  const isStorageKnown = hasStorage(title);
  const open = variants.filter((variant) => !isStorageKnown || !variant.phrases.some(isStorage));
  const described = longestNamed(open, description);
  // "Available in 128gb or 256gb" decides nothing.
  return described.length === 1 ? (described[0] ?? null) : null;
}

/** "Gun only, without battery or charger": what the words say is not there. */
function missingIn(tokens: readonly Token[]): readonly Token[] {
  let left = 0;
  return tokens.filter((token) => {
    const isMissing = left > 0 && token.breakBefore === "none" && !isWholeNumber(token.key);
    left = isWord("excludingWords", token.key) ? 4 : isMissing ? left - 1 : 0;
    return isMissing;
  });
}

/** "Battery and charger", where there is neither, and "two batteries", where there is none. */
function isMissing(phrase: string, missing: ReadonlySet<string>): boolean {
  const telling = keysOfPhrase(phrase)
    .split(" ")
    .filter((key) => !isWord("joiners", key) && !isWord("withWords", key) && !isWholeNumber(key));
  return telling.length > 0 && telling.every((key) => missing.has(key));
}

/** The variants sharing the longest phrase found. */
function longestNamed(variants: readonly GuideVariant[], tokens: readonly Token[]): GuideVariant[] {
  let longest = 0;
  let named: GuideVariant[] = [];
  for (const variant of variants) {
    const length = Math.max(
      0,
      ...variant.phrases
        .filter((phrase) => hasPhrase(tokens, phrase))
        .map((phrase) => phrase.length),
    );
    if (length === 0 || length < longest) continue;
    named = length > longest ? [variant] : [...named, variant];
    longest = length;
  }
  return named;
}

function isStorage(phrase: string): boolean {
  const [number, unit, ...more] = keysOfPhrase(phrase).split(" ");
  return isWholeNumber(number) && isWord("storageUnits", unit) && more.length === 0;
}

function hasStorage(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, at) => isWord("storageUnits", token.key) && isWholeNumber(tokens[at - 1]?.key),
  );
}
