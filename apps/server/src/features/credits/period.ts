/**
 * Credits count by the calendar month in UTC, beginning at midnight on the day of the month on
 * which the owner signed up. A month without that day begins on its last one: someone of
 * January 31 gets new credits on February 28, and on March 31 again.
 */
export function periodEnd(periodDay: number, now: Date): Date {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  const thisMonths = periodStartIn({ year, month }, periodDay);
  return thisMonths > now ? thisMonths : periodStartIn({ year, month: month + 1 }, periodDay);
}

/** `month` counts from 0 and may be 12: `Date.UTC` carries it into the next year. */
function periodStartIn({ year, month }: { year: number; month: number }, day: number): Date {
  // Day 0 of the month after is the last day of this one.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay)));
}
