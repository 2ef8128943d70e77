import { anyPhraseOf } from "../../price-guide/phrases.ts";
import { isDenied } from "../../reading/fields/negation.ts";

/** Words of a listing, and where they stand in it. */
export type Said = { words: string; start: number; end: number };

/** "Box has a tear", "screen protector is cracked": of what comes with the thing, not of it. */
const ofPackaging = anyPhraseOf("packaging", (some) => `${some} $`);

/** The first match that its own clause does not deny and that `isIdle` does not pass over. */
export function firstMeant(
  text: string,
  pattern: RegExp,
  isIdle: (said: Said) => boolean = () => false,
): Said | null {
  // Most patterns are in no listing, and a search makes no copy of the pattern.
  if (text.search(pattern) === -1) return null;
  for (const { 0: words, index: start } of text.matchAll(pattern)) {
    const said = { words: words.trim(), start, end: start + words.length };
    const isOfThing = !ofPackaging().test(text.slice(Math.max(0, start - 40), start));
    if (isOfThing && !isIdle(said) && !isDenied(text, start, said.end)) return said;
  }
  return null;
}
