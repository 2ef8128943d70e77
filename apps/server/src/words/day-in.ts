import { languages, type Voice } from "@flipworth/words";

/** "November 22, 2026", of the day in UTC. */
export const dayIn = (day: Date, { language }: Voice): string =>
  day.toLocaleDateString(languages[language].locale, { dateStyle: "long", timeZone: "UTC" });
