import type { GuideEntry } from "../../price-guide/entry.ts";
import { matchEntries } from "../../price-guide/guide.ts";
import { keysOfPhrase, type Token, tokenize } from "../../price-guide/tokens.ts";
import { isLetters } from "../../price-guide/word-shapes.ts";

/** In a shorter word two others may well stand together by chance. */
const shortest = 7;
const shortestHalf = 3;

/** "Chain saw", "head phones": two words as the one that names a kind of thing; null where none do. */
export function joined(tokens: readonly Token[]): readonly Token[] | null {
  const named = matchEntries(tokens);
  const isNamed = (at: number) => named.some(({ start, end }) => start <= at && end > at + 1);
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const one = isNamed(at) ? null : joinedAt(tokens, at);
    if (one !== null) at += 1;
    const token = one ?? tokens[at];
    if (token !== undefined) result.push(token);
  }
  return result.length < tokens.length ? result : null;
}

function joinedAt(tokens: readonly Token[], at: number): Token | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first === undefined || second === undefined) return null;
  if (second.breakBefore !== "none" || second.isGlued || !areHalves(first.raw, second.raw))
    return null;
  const raw = first.raw + second.raw;
  const token = { ...first, raw, key: keysOfPhrase(raw) };
  return raw.length >= shortest && kindNamedBy([token]) !== null ? token : null;
}

/** "Airfryer", "coffeetable": one word that nothing is called as the two that name a kind of thing. */
export function parted(token: Token): readonly Token[] | null {
  if (token.raw.length < shortest || !isLetters(token.raw)) return null;
  for (let at = shortestHalf; at <= token.raw.length - shortestHalf; at += 1) {
    const [first, second] = tokenize(`${token.raw.slice(0, at)} ${token.raw.slice(at)}`);
    if (first === undefined || second === undefined) return null;
    const two = [{ ...first, breakBefore: token.breakBefore }, second];
    if (kindNamedBy(two) !== null) return two;
  }
  return null;
}

const areHalves = (...words: readonly string[]) =>
  words.every((word) => isLetters(word) && word.length >= shortestHalf);

/** The kind of thing of which all the words are a name. */
function kindNamedBy(tokens: readonly Token[]): GuideEntry | null {
  const named = matchEntries(tokens).find(
    ({ entry, start, end, isBrandApart }) =>
      entry.specificity === "type" && !isBrandApart && start === 0 && end === tokens.length,
  );
  return named?.entry ?? null;
}
