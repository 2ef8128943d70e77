import { isLanguage, type Language, languageFrom } from "@flipworth/words";
import { z } from "zod";
import { item, type Setting } from "./items.ts";

const SpokenLanguage = z.custom<Language>(isLanguage);
const chosenLanguage = item("local", "language", SpokenLanguage);

/** What the site is read in, as its analyze page says. */
export const siteLanguageItem = item("local", "siteLanguage.1", SpokenLanguage);

/** What the person chose here, else what they read the site in, else what Chrome speaks. */
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
