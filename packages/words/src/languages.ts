/** The languages that the apps speak. The first is the one that every word is written in. */
export const languages = {
  en: { name: "English", locale: "en-US" },
  es: { name: "Español", locale: "es-US" },
} as const;

export type Language = keyof typeof languages;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === "string" && Object.hasOwn(languages, value);

/** The first of the wanted language tags ("es-MX") that we speak, else English. */
export function languageFrom(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.trim().toLowerCase().split("-")[0]).find(isLanguage);
  return spoken ?? "en";
}
