import { isLanguage, type Language, languageFrom } from "@flipworth/words";
import { z } from "zod";
import { item, type Setting } from "./items.ts";

export const SpokenLanguage = z.custom<Language>(isLanguage);
const chosenLanguage = item("local", "language", SpokenLanguage);

/** What the person chose to read the site in, as its analyze page says. */
export const siteLanguageItem = item("local", "siteLanguage.1", SpokenLanguage);

/** What the person chose here, else on the site, else what Chrome speaks. */
export const languageSetting: Setting<Language> = {
  ...chosenLanguage,
  initial: "en",
  readOrInitial: async () => {
    const [chosen, ofSite] = await Promise.all([chosenLanguage.read(), siteLanguageItem.read()]);
    return chosen ?? ofSite ?? languageFrom([chrome.i18n.getUILanguage()]);
  },
  watch: (onChange) => {
    const stops = [chosenLanguage.watch(onChange), siteLanguageItem.watch(onChange)];
    return () => {
      for (const stop of stops) stop();
    };
  },
};
