import { formatRounded } from "@flipworth/ui";

/** "Nov 2026", on one line */
export function monthName(month: string): string {
  const name = new Date(`${month.slice(0, 7)}-15T00:00:00Z`).toLocaleDateString("en-US", {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return name.replace(" ", "\u00a0");
}

/** "Nov 3, 2026" */
export function dayName(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });
}

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
