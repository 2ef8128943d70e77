import { isWord } from "../price-guide/guide.ts";
import type { GuideEntry } from "../price-guide/entry.ts";
import type { Token } from "../price-guide/tokens.ts";
import type { AppliedAdjustment, IdentifiedItem } from "./identification.ts";
import { numberOf } from "./count/number-of.ts";
import type { Words } from "./read-words.ts";

/** Only what stands first belongs to the console; later come other listings and swaps. */
const openingTokens = 60;
/** The buyer of ten games expects to pay less for each than the buyer of one. */
const bulkExponent = 0.85;

/**
 * "With 6 games and 2 controllers": what a console's listing counts beside it, as one factor on the
 * console's price. A number that the variant ("with games") stands for replaces it.
 */
export function findExtras(
  entry: GuideEntry,
  words: Words,
  variant: IdentifiedItem["variant"],
): AppliedAdjustment | null {
  const worth = entry.extras;
  if (worth === undefined) return null;
  const games = countOf("game", words);
  // One controller comes with every console.
  const controllers = Math.max(0, countOf("controller", words) - 1);
  const added = bulk(games) * worth.gameUsd + bulk(controllers) * worth.controllerUsd;
  if (added === 0) return null;
  const base = entry.usedMedianUsd * (variant?.factor ?? 1);
  const counted = [tell(games, "game"), tell(controllers, "more controller")];
  return {
    name: `with ${counted.filter((told) => told !== "").join(" and ")}`,
    factor: 1 + added / base,
    explains: 0,
    isNarrowing: false,
  };
}

/** Whether the variant says without a number what the listing counts. */
export function isCountedExtra(variant: IdentifiedItem["variant"]): boolean {
  return variant?.mark === "counted_extra";
}

const bulk = (count: number): number => count ** bulkExponent;
const tell = (count: number, noun: string): string =>
  count === 0 ? "" : `${count} ${noun}${count > 1 ? "s" : ""}`;

function countOf(noun: string, { titleTokens, descriptionTokens }: Words): number {
  return (
    countIn(noun, titleTokens) ?? countIn(noun, descriptionTokens.slice(0, openingTokens)) ?? 0
  );
}

/** The number that stands up to two words before the noun: "2 wireless controllers". */
function countIn(noun: string, tokens: readonly Token[]): number | undefined {
  for (const [at, token] of tokens.entries()) {
    const isCounted = token.key === noun && !isWord("notHandedOver", tokens[at + 1]?.key);
    const count = isCounted ? countBefore(tokens, at) : undefined;
    if (count !== undefined) return count;
  }
  return undefined;
}

function countBefore(tokens: readonly Token[], nounAt: number): number | undefined {
  for (let at = nounAt - 1; at >= Math.max(0, nounAt - 3); at -= 1) {
    const token = tokens[at];
    const isApart =
      tokens[at + 1]?.breakBefore !== "none" && tokens[at + 1]?.breakBefore !== "bracket";
    if (token === undefined || isApart || isWord("deniesCount", token.key)) return undefined;
    const count = token.isGlued ? undefined : numberOf(token.key);
    if (count === undefined) continue;
    const isDenied = isWord("deniesCount", tokens[at - 1]?.key);
    // "Xbox 360 controller", "PS 4 games": a small number behind a console's name is its own.
    return isDenied || isPartOfName(tokens, at) ? undefined : count;
  }
  return undefined;
}

const isPartOfName = (tokens: readonly Token[], at: number): boolean =>
  isWord("consolesBeforeNumber", tokens[at - 1]?.key);
