import type { ReactNode } from "react";

/** In the person's own time: they look for what they did themselves. */
export const dayOfMoment = (at: string, locale: string) =>
  new Date(at).toLocaleString(locale, { dateStyle: "medium" });

export const hourOfMoment = (at: string, locale: string) =>
  new Date(at).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });

/** What a sentence makes of the words of a moment. */
export const asMoment = (at: string) => (words: ReactNode) => <time dateTime={at}>{words}</time>;

/** What a sentence makes of words that only a screen reader says. */
export const asHidden = (words: ReactNode) => <span className="sr-only">{words}</span>;
