import { isBareBrand } from "../../price-guide/brand-names.ts";
import { isWord } from "../../price-guide/guide.ts";
import { isPlural, type Token } from "../../price-guide/tokens.ts";
import type { Relation } from "./attachment-found.ts";
import { type Feature, probabilityOf } from "./features.ts";
import { type FoundNoun, nounAt } from "./lexicon-index.ts";

/**
 * "Camera kit lenses flash bag", "stand, bench and pedal": of several in a row each comes along, a
 * spare one as well.
 */
export function amongOthers(
  tokens: readonly Token[],
  found: readonly Relation[],
): readonly Relation[] {
  const all = [...found, ...furtherNouns(tokens, found.at(-1))];
  const extras = all.filter(({ noun }) => noun.role !== "part");
  const isApart = ({ start, features }: Relation) =>
    features.includes("apart") && tokens[start - 1]?.key !== "spare";
  const isList =
    extras.length > 1 &&
    found.every(({ match }) => !isBareBrand(match)) &&
    !found.some(isApart) &&
    // "Fence and ramp accessory" says that they are sold.
    !isWord("tellsAccessories", tokens[(all.at(-1)?.end ?? 0) - 1]?.key) &&
    (all.length > 2 ||
      (found.length > 1 && isListed(tokens, extras)) ||
      found.slice(0, -1).some((one) => isPlural(tokens[one.end - 1])));
  if (!isList) return found;
  return found.map(({ features: before, ...one }) => {
    const features: Feature[] = [...before.filter((feature) => feature !== "apart"), "amongOthers"];
    return { ...one, features, probability: probabilityOf(features) };
  });
}

/** What else of such a thing stands behind a comma or an "and". */
function furtherNouns(tokens: readonly Token[], last: Relation | undefined): readonly FoundNoun[] {
  const further: FoundNoun[] = [];
  if (last === undefined) return further;
  for (let at = last.end; at < tokens.length; at += 1) {
    if (isWord("otherThings", tokens[at]?.key)) break;
    const noun = nounAt(tokens, at, last.match.entry);
    if (noun === null) continue;
    further.push(noun);
    at = noun.end - 1;
  }
  return further;
}

/** A comma or an "and" behind the first of them: "dock and case". */
const isListed = (tokens: readonly Token[], [first]: readonly FoundNoun[]): boolean =>
  tokens
    .slice(first?.end)
    .some(({ key, breakBefore }) => breakBefore === "list" || isWord("joiners", key));
