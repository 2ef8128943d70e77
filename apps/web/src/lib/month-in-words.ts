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

/** "Nov 2026", of an ISO month or day. */
export function shortMonth(date: string): string {
  return new Date(`${date.slice(0, "2026-11".length)}-15T00:00:00Z`).toLocaleDateString("en-US", {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
}

/** "Nov 3, 2026", of an ISO day, in any time zone. */
export function shortDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });
}
