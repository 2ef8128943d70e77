import { languages } from "@flipworth/words";

const english = languages.en.locale;

/** "November 2026", of an ISO month or day. */
export function monthInWords(date: string, locale: string = english): string {
  const format = new Intl.DateTimeFormat(locale, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(date));
}

/** "November 22, 2026", of an ISO day, in any time zone. */
export function dayInWords(day: string, locale: string = english): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(day));
}

/** "Nov 2026", of an ISO month or day. */
export function shortMonth(date: string, locale: string = english): string {
  return new Date(`${date.slice(0, "2026-11".length)}-15T00:00:00Z`).toLocaleDateString(locale, {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
}

/** "Nov 3, 2026", of an ISO day, in any time zone. */
export function shortDay(day: string, locale: string = english): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });
}
