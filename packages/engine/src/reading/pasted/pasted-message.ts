import type { TextLine } from "../clean-lines.ts";
import type { Draft } from "../facts-from-found.ts";
import { isMenuLine } from "./page-furniture.ts";
import { findLoneCondition, foundOn } from "./pasted-details.ts";
import { withoutItsPrice } from "../money/without-prices.ts";

/** Longer lines are sentences rather than titles. */
export const titleLimit = 150;
const offeredAs = /^(?:f\/?s|for sale|wts|free)\s*[:!–—-]+\s*(?=\S)/i;
const wordsOnPrice =
  /\b(?:asking|obo|or best offer|firm|ono|cash only|neg(?:otiable)?|vb|vhb|each)\b(?=\W*$)|\b(?:asking|obo|or best offer|ono|cash only)\b/gi;

/** No page around it: the first line with words is the title, all of it the description. */
export function draftFromMessage(lines: readonly TextLine[]): Draft {
  const own = lines.filter(({ text }) => !isMenuLine(text) || lines.length === 1);
  const first = own.find(({ text }) => /\p{L}/u.test(text)) ?? own[0];
  if (first === undefined) return {};
  const isAlone = own.length === 1 && first.text.length <= titleLimit;
  const title = titleFromLine(first.text);
  const all = own.map(({ text }) => text).join("\n");
  const condition = findLoneCondition(own);
  return {
    title: foundOn(title, [first], "likely"),
    ...(condition === undefined ? {} : { condition }),
    ...(isAlone ? {} : { description: foundOn(all, own, "likely") }),
  };
}

/** "dewalt dcf887 60 obo" without what it says about the money; a first sentence of a long line. */
export function titleFromLine(line: string): string {
  const bare = withoutItsPrice(line)
    .replace(wordsOnPrice, " ")
    .replace(/ {2,}/g, " ")
    .replace(/[\s,;:|·•/\-–—]+$/, "")
    .replace(offeredAs, "")
    .trim();
  const sentence =
    bare.length <= titleLimit ? bare : (/^.{10,150}?[.!?\n](?=\s|$)/.exec(bare)?.[0] ?? bare);
  return sentence.slice(0, titleLimit).trim();
}
