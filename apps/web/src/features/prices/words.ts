import { formatRounded } from "@flipworth/ui";
import { shortMonth } from "../../lib/month-in-words.ts";

/** "Nov 2026", on one line */
export const monthName = (month: string): string => shortMonth(month).replace(" ", "\u00a0");

/** 11 → "Nov" */
export const monthOfYear = (month: number) =>
  monthName(`2026-${String(month).padStart(2, "0")}`).slice(0, 3);

export const countOf = (count: number, one: string) =>
  `${count.toLocaleString("en-US")} ${one}${count === 1 ? "" : "s"}`;

/** "+12%", "−3%", "0%" */
export function signedPercent(percent: number): string {
  if (percent === 0) return "0%";
  return `${percent > 0 ? "+" : "−"}${Math.abs(percent)}%`;
}

type Range = { low: number; median: number; high: number };

export const rangeCells = ({ low, median, high }: Range) => [low, median, high].map(formatRounded);

/** "home_garden" → "Home garden" */
export function categoryName(category: string): string {
  const words = category.replaceAll(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
