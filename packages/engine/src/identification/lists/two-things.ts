import type { AliasMatch } from "../../price-guide/alias-index.ts";
import type { GuideEntry } from "../../price-guide/entry.ts";
import { isWord, oncePerGuide } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { nounAt } from "../relation/lexicon-index.ts";
import { arePiecesOfOneSet, areSoldTogether } from "./set-of-furniture.ts";

/** What goes with a thing does not make two things of it: a table and its chairs. */
const complements = oncePerGuide(({ vocabulary }) =>
  vocabulary.goesTogether.map((one) => [one.thing.split(", "), one.with.split(", ")] as const),
);

/** Whether the next name of a list is of none of the things before it. */
export const isAnotherOf = (
  tokens: readonly Token[],
  things: readonly AliasMatch[],
  next: AliasMatch,
): boolean =>
  things.every(
    (thing) =>
      areTwoThings(tokens, thing, next) ||
      // "Bed, desk and dresser" are no bedroom set: another thing stands between the two.
      (thing !== things.at(-1) && areSoldTogether(thing.entry, next)),
  );

/** Whether two names of a list are of two things, each with its own price. */
function areTwoThings(tokens: readonly Token[], first: AliasMatch, next: AliasMatch): boolean {
  if (first.entry.id === next.entry.id || arePiecesOfOneSet(first.entry, next.entry)) return false;
  // "Tabletop fridge, mini fridge" says the same twice.
  const isSaidAgain = keyAt(tokens, first.end - 1) === keyAt(tokens, next.end - 1);
  if (isSaidAgain && tokens[next.start]?.breakBefore === "list") return false;
  // "Vacuum, charger", "coupe roof and eyes decals": a part of the first comes along.
  const noun = nounAt(tokens, next.start, first.entry) ?? nounAt(tokens, next.end - 1, first.entry);
  if (noun !== null && noun.end >= next.end) return false;
  const isAdded = isBehindAnd(tokens, first, next);
  const isOneSet = areSoldTogether(first.entry, next);
  if (isAdded && !isOneSet && !isSmallBeside(first.entry, next.entry)) return true;
  // A kind beside a model of its category describes it: "Trek 820, hybrid bike".
  const kinds = [first.entry.specificity, next.entry.specificity];
  const isDescription =
    first.entry.category === next.entry.category &&
    kinds.filter((kind) => kind === "type").length === 1;
  if (isDescription) return false;
  const [a, b] = [wordsOf(tokens, first), wordsOf(tokens, next)];
  const has = (text: string, parts: readonly string[]) => parts.some((part) => text.includes(part));
  return !complements().some(
    ([thing, extra]) => (has(a, thing) && has(b, extra)) || (has(b, thing) && has(a, extra)),
  );
}

/** "Roku TV and soundbar": what an "and" adds does not say the same again. */
const isBehindAnd = (tokens: readonly Token[], { end }: AliasMatch, { start }: AliasMatch) =>
  tokens.slice(end, start).some(({ key }) => isWord("joiners", key) && key !== "or");

/** A mouse beside a computer is no second thing. */
const isSmallBeside = (first: GuideEntry, next: GuideEntry): boolean =>
  Math.min(first.usedMedianUsd, next.usedMedianUsd) <
  leastShare * Math.max(first.usedMedianUsd, next.usedMedianUsd);

/** What brings less than this beside the other is no second thing. Editors' figure. */
const leastShare = 0.2;

const keyAt = (tokens: readonly Token[], at: number) => tokens[at]?.key ?? "";

function wordsOf(tokens: readonly Token[], { start, end }: AliasMatch): string {
  return tokens
    .slice(start, end)
    .map((token) => token.key)
    .join(" ");
}
