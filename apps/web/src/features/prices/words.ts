import { formatRounded } from "@flipworth/ui";
import { languages, type Say, sayIn, type Voice } from "@flipworth/words";
import { shortMonth } from "../../lib/month-in-words.ts";
import { pricesConditions } from "../../words/english/market/prices-names.ts";
import type { pricesCommon } from "../../words/english/market/prices-pages.ts";

export const localeOf = ({ language }: Voice) => languages[language].locale;

/** "Nov 2026", on one line */
export const monthName = (month: string, locale: string): string =>
  shortMonth(month, locale).replace(" ", "\u00a0");

/** 11 → "Nov" */
export function monthOfYear(month: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
  return format.format(Date.UTC(2026, month - 1));
}

/** "+12%", "−3%", "0%" */
export function signedPercent(percent: number): string {
  if (percent === 0) return "0%";
  return `${percent > 0 ? "+" : "−"}${Math.abs(percent)}%`;
}

type Range = { low: number; median: number; high: number };

export const rangeCells = ({ low, median, high }: Range) => [low, median, high].map(formatRounded);

/** The heads above them. */
export const rangeColumns = (say: Say<keyof typeof pricesCommon.english>) => [
  say("low"),
  say("median"),
  say("high"),
];

// Safe because they are the keys of this very object.
const grades = Object.keys(
  pricesConditions.english,
) as readonly (keyof typeof pricesConditions.english)[];

/** "Like new" in the language; what a person or a listing wrote stays as it is. */
export function conditionName(condition: string, voice: Voice): string {
  const grade = grades.find((each) => pricesConditions.english[each] === condition);
  return grade === undefined ? condition : sayIn(pricesConditions, voice)(grade);
}
