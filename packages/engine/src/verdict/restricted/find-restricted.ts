import type { RestrictedProduct } from "@flipworth/guide/guide";
import { oncePerGuide } from "../../price-guide/guide.ts";
import { isDenied } from "../../reading/fields/negation.ts";

type Text = { title: string | null; description: string | null };
export type FoundProduct = { product: RestrictedProduct; words: string };

/** "Bag for a breast pump", "MamaRoo insert only": what goes with it is not it. */
const behind =
  "(?![a-z])(?! (?:boxe?s?|cases?|bags?|covers?|parts?|hoses?|masks?|cleaners?|pillows?|tubing|bras?|bottles?|batter(?:y|ies)|inserts?|cushions?|sheets?|fenders?|tires?|chargers?|rail guards?|stands?|mats?|shoes|ramps?|accessories|manual|cup ?holders?|flanges?|filters?|sling|cleaning|supplies|compatible|friendly|hoist|canopy)\\b)";
const before =
  "(?<!\\b(?:for|fits?|like|than|with|compatible with|similar to) (?:a |an |the |your |my )?)";

/** Nearly no listing has any of their names: one look spares making an expression for each. */
const anyName = oncePerGuide(
  ({ restricted }) =>
    new RegExp(String.raw`\b(?:${restricted.flatMap(({ names }) => names).join("|")})`, "i"),
);

const patterns = oncePerGuide(({ restricted }) =>
  restricted.map((product) => ({
    product,
    named: new RegExp(String.raw`\b(?:${product.names.join("|")})`, "i"),
    pattern: new RegExp(`${before}\\b(?:${product.names.join("|")})${behind}`, "gi"),
    settled:
      product.settledBy === undefined ? null : new RegExp(`\\b(?:${product.settledBy})\\b`, "gi"),
  })),
);

/** "Not a drop side crib"; "never used" before its name denies nothing. */
const deniedName = /\b(?:not|isn['’]t|no) (?:a|an|the|one of the|your) (?:[\w-]+ )?$/i;
/** "Fits iPhone 7 and Galaxy Note 7": what the thing is made for. */
const madeFor =
  /\b(?:fits?|compatible with|works? (?:with|on)|charges|supports|better than)\b[^.;!?\n]{0,40}$/i;
const isNotSold = (before: string) => deniedName.test(before) || madeFor.test(before);
const absent =
  /\b(?:missing|needs?|lost|lacks?|lacking|requires?) (?:(?:the|a|an|its|new|free) )*(?:[\w-]+ )?$/i;
const absentBehind = /^ (?:(?:is|are) )?(?:not (?:included|there|installed)|missing|gone|lost)\b/i;
const reach = 60;

/** Further down a description names what the thing fits, or what it is like. */
const openingCharacters = 160;

/** The products of the list that a listing sells. */
export function findRestricted({ title, description }: Text): readonly FoundProduct[] {
  const opening = `${title ?? ""}\n${(description ?? "").slice(0, openingCharacters)}`;
  const all = `${title ?? ""}\n${description ?? ""}`;
  if (!anyName().test(opening)) return [];
  return patterns().flatMap(({ product, named, pattern, settled }) => {
    // The whole pattern takes milliseconds to compile, and one listing has the names of one product.
    if (!named.test(opening)) return [];
    const match = firstOf(opening, pattern, isNotSold);
    if (match === null || (settled !== null && isSettled(all, settled))) return [];
    return [{ product, words: match[0] }];
  });
}

/** "No wall anchor", "missing the strap fastener" and "anchor not included" settle nothing. */
function isSettled(text: string, settled: RegExp): boolean {
  return Array.from(text.matchAll(settled)).some(({ 0: words, index }) => {
    const end = index + words.length;
    const [before, after] = [text.slice(Math.max(0, index - reach), index), text.slice(end)];
    const isAbsent = absent.test(before) || absentBehind.test(after);
    return !isAbsent && !isDenied(text, index, end);
  });
}

function firstOf(text: string, pattern: RegExp, isPassedOver: (before: string) => boolean) {
  for (const match of text.matchAll(pattern)) {
    if (!isPassedOver(text.slice(Math.max(0, match.index - reach), match.index))) return match;
  }
  return null;
}
