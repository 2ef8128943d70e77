import type { Token } from "../price-guide/tokens.ts";
import { numberOf } from "./number-of.ts";

/** Where a title stops naming the thing: "with", or the "for" of "case for iPhone 13". */
export type TitleEnd = { at: number; kind: "with" | "for" | "end" };

/** What is offered in return, or named only to compare. */
const otherThings = new Set(["swap", "swaps", "exchange", "similar", "vs", "than", "fits"]);
const withWords = new Set([
  "with",
  "includes",
  "including",
  "include",
  "incl",
  "featuring",
  "has",
  "w",
]);
/** After these, "for" does not tell what the thing is meant for. */
const idleAfterFor = new Set(
  "quick immediate urgent fast sale sell trade free cheap cash pickup parts part repair spare only just less each both all kid child men man women woman girl boy adult teen home indoor outdoor you your any anyone everyone beginner him her collection delivery a the me my two sale age year".split(
    " ",
  ),
);
const fillers = new Set(
  "selling sell sale fs or trade i im have a an the my our moving must go price reduced new brand used great nice".split(
    " ",
  ),
);

/** The end of the title's own noun phrase. Tokens at `at` and after describe or accompany it. */
export function findTitleEnd(tokens: readonly Token[]): TitleEnd {
  for (const [at, token] of tokens.entries()) {
    if (at > 0 && (withWords.has(token.key) || isMore(tokens, at))) return { at, kind: "with" };
    const next = tokens[at + 1];
    const isTrade = token.key === "trade" && next?.key === "for";
    // "Relaxed fit jeans" are jeans; "fit for" and "fit most" say what the thing is for.
    const isFit = token.key === "fit" && /^(?:for|most|all|any)$/.test(next?.key ?? "");
    const isOther = otherThings.has(token.key) || otherThings.has(token.raw) || isFit;
    if (isTrade || (isOther && at > 0)) return { at, kind: "for" };
    const isPurpose =
      token.key === "for" &&
      next !== undefined &&
      !idleAfterFor.has(next.key) &&
      !/^\d+$/.test(next.key);
    if (isPurpose && tokens.slice(0, at).some((one) => !fillers.has(one.key)))
      return { at, kind: "for" };
  }
  return { at: tokens.length, kind: "end" };
}

/** "Switch + 5 games": counted behind an "and", these come along as they do behind "with". */
function isMore(tokens: readonly Token[], at: number): boolean {
  const [and, count, ...behind] = tokens.slice(at, at + 4).map((token) => token.key);
  return (
    and === "and" &&
    numberOf(count ?? "") !== undefined &&
    behind.some((key) => /^(?:game|controller|accessory)$/.test(key))
  );
}
