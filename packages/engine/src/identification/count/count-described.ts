import type { AliasMatch } from "../../price-guide/alias-index.ts";
import type { Category } from "../../category.ts";
import { isWord } from "../../price-guide/guide.ts";
import { anyPhraseOf } from "../../price-guide/phrases.ts";
import { isPlural, type Token } from "../../price-guide/tokens.ts";
import { isMeasure, isSoldInPairs, isSoldInSets } from "./counted-nouns.ts";
import type { Words } from "../read-words.ts";
import { unitsOf } from "./title-count.ts";

/**
 * "Dining chairs" and then "six chairs with oak legs" or "I have 2 of these": the number of what
 * the title names in the plural. 1 where the first words of the description do not count it.
 */
export function countDescribed(
  { titleTokens, descriptionTokens }: Words,
  match: AliasMatch,
): number {
  const noun = titleTokens[match.end - 1];
  const isOfOneKind =
    countedByDescription.has(match.entry.category) &&
    match.entry.specificity !== "model" &&
    !saysSeveral().test(`${match.keys} ${match.entry.model}`);
  if (noun === undefined || !isPlural(noun) || !isOfOneKind || isMeasure(noun.key)) return 1;
  if (isSoldInSets(noun.key) || isSoldInPairs(noun.key)) return 1;
  const opening = descriptionTokens.slice(0, describedTokens);
  const found = opening.flatMap((token, at) => {
    const units = token.isGlued ? undefined : unitsOf(token);
    const behind = opening.slice(at + 1, at + 6);
    return units !== undefined && isCountOf(behind, noun.raw) ? [units] : [];
  });
  const [units = 1, ...others] = found;
  return units > mostDescribed || others.some((other) => other !== units) ? 1 : units;
}

const saysSeveral = anyPhraseOf("severalKinds");

/** More is a dealer's stock, of which the price is for one. */
const mostDescribed = 12;
const describedTokens = 40;
/** Where several are used together; of small things a number counts what is in the box. */
const countedByDescription: ReadonlySet<Category> = new Set([
  "furniture",
  "home-decor",
  "garden",
  "office",
  "sporting-goods",
]);

/** What stands behind a number of things: up to three adjectives and their name, or "of these". */
function isCountOf(behind: readonly Token[], plural: string): boolean {
  const end = behind.findIndex(({ breakBefore }, at) => at > 0 && breakBefore !== "none");
  const run = end === -1 ? behind : behind.slice(0, end);
  if (isMeasure(run[0]?.key)) return false;
  const at = run.findIndex(({ raw }) => raw === plural);
  return (at >= 0 && at <= 3) || (run[0]?.key === "of" && isWord("pointingWords", run[1]?.key));
}
