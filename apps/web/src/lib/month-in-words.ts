/** "November 2026", of an ISO month or day. */
export function monthInWords(date: string): string {
  const format = new Intl.DateTimeFormat("en-US", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(date));
}

/** "November 22, 2026", of an ISO day, in any time zone. */
export function dayInWords(day: string): string {
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(day));
}
