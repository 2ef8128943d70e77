/** "December 21, 2026". Periods are counted in UTC. */
export function dayOf(moment: string, locale: string): string {
  return new Date(moment).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
}

/** "Dec 21", for a day of this month or the next. */
export function shortDayOf(moment: string, locale: string): string {
  const form = { month: "short", day: "numeric", timeZone: "UTC" } as const;
  return new Date(moment).toLocaleDateString(locale, form);
}
