import type { Language } from "@flipworth/words";
import { useVoice } from "@flipworth/words/react";
import type { StripeElementLocale } from "@stripe/stripe-js";

/** Readers of English may have a browser in another language, and the card fields know many. */
const locales: Record<Language, StripeElementLocale> = { en: "auto", es: "es-419" };

/** What the provider's card fields speak. */
export const useFieldLocale = () => locales[useVoice().language];
