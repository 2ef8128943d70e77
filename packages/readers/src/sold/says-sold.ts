import { saysSold } from "./sold-words.ts";
import { shownLines } from "../page/text-blocks.ts";

/** Whether a card says that its thing was sold: by a line, or by a badge that is a picture. */
export function cardSaysSold(card: Element, lines: readonly string[] = shownLines(card)): boolean {
  if (lines.some(saysSold)) return true;
  return [...card.querySelectorAll("[aria-label], img[alt], svg title")].some((badge) => {
    const named = badge.getAttribute("aria-label") ?? badge.getAttribute("alt");
    return saysSold((named ?? badge.textContent ?? "").trim());
  });
}
