import { monthWords } from "../words/english/names.ts";
import { spoken } from "../words/voice-in-use.ts";

const say = spoken(monthWords);

/** Years from one ISO date or month to another in steps of a month; below 0 where the second is the earlier. */
export function yearsBetween(from: string, to: string): number {
  return (monthNumber(to) - monthNumber(from)) / 12;
}

/** "2026-11" → "November 2026". */
export function monthName(month: string): string {
  const id = `m${month.slice(5, 7)}`;
  return isMonth(id) ? say(id, { year: month.slice(0, 4) }) : month;
}

const isMonth = (id: string): id is keyof typeof monthWords.english => id in monthWords.english;

function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}
