import { languages } from "@flipworth/words";
import { useVoice } from "@flipworth/words/react";
import { useMemo } from "react";
import { shortDay, shortMonth } from "../../lib/month-in-words.ts";

/** Writes days and months for the language around the component. */
export function useDays() {
  const { locale } = languages[useVoice().language];
  return useMemo(
    () => ({
      day: (day: string) => shortDay(day, locale),
      month: (month: string) => shortMonth(month, locale),
      /** "Nov 3, 2026, 10:00 AM", where the person is. */
      time: (at: string) =>
        new Date(at).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" }),
    }),
    [locale],
  );
}
