import { IntlMessageFormat } from "intl-messageformat";
import { languages } from "./languages.ts";
import type { Voice, Words } from "./words.ts";

/** What stands for the names in a message. Money and dates come as words already. */
export type Values = Readonly<Record<string, string | number>>;

/** Writes a message. Throws where the message names a value that is not given. */
export type Say<Id extends string = string> = (id: Id, values?: Values) => string;

/** What writes the messages of these words, for functions that get it: `SayOf<typeof deals>`. */
export type SayOf<Of extends Words> = Say<keyof Of["english"] & string>;

/** Writes the messages of `words` in a voice; what it has no translation of is said in English. */
export function sayIn<Id extends string>(words: Words<Id>, voice: Voice): Say<Id> {
  return (id, values) => {
    const { message, locale } = messageIn(words, id, voice);
    // Most messages are plain words, and those need no parser.
    if (!/[{<']/.test(message)) return message;
    return String(formatOf(message, locale).format(values));
  };
}

export function messageIn<Id extends string>(words: Words<Id>, id: Id, voice: Voice) {
  const translated = voice.translations[words.name]?.[id];
  if (translated === undefined) return { message: words.english[id], locale: languages.en.locale };
  return { message: translated, locale: languages[voice.language].locale };
}

const formats = new Map<string, IntlMessageFormat>();

/** Messages are few and fixed, so each is parsed once. */
export function formatOf(message: string, locale: string): IntlMessageFormat {
  const key = `${locale} ${message}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new IntlMessageFormat(message, locale);
  formats.set(key, format);
  return format;
}
