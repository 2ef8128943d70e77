import type { PriceGroup } from "@flipworth/contract";
import { sayIn, type Voice } from "@flipworth/words";
import { pricesCommon } from "../../words/english/market/prices-pages.ts";
import { localeOf, monthName, rangeCells, rangeColumns } from "./words.ts";

/** What each month has, the newest first. */
export function monthsTable(months: readonly PriceGroup[], voice: Voice) {
  const say = sayIn(pricesCommon, voice);
  const locale = localeOf(voice);
  return {
    columns: [say("month"), say("sales"), ...rangeColumns(say)],
    rows: months
      .toReversed()
      .map((month) => [monthName(month.name, locale), String(month.count), ...rangeCells(month)]),
  };
}
