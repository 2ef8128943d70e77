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
    const plain = plainParts(message);
    return plain === null
      ? String(formatOf(message, locale).format(values))
      : filledIn(plain, values);
  };
}

/** Words and names of values in turns: "{low} to {high}." is "", low, " to ", high, ".". */
type PlainParts = readonly string[];

const plainMessages = new Map<string, PlainParts | null>();

/**
 * Most messages are plain words or only name their values, and those need no parser, which would take
 * a tenth of the engine's time. null for all others: plurals, tags, quotes.
 */
function plainParts(message: string): PlainParts | null {
  const known = plainMessages.get(message);
  if (known !== undefined) return known;
  const parts = /^(?:[^{}<']|\{\w+\})*$/.test(message) ? message.split(/\{(\w+)\}/) : null;
  plainMessages.set(message, parts);
  return parts;
}

function filledIn(parts: PlainParts, values: Values | undefined): string {
  let written = parts[0] ?? "";
  for (let at = 1; at < parts.length; at += 2) {
    const name = parts[at] ?? "";
    const value = values?.[name];
    if (value === undefined) throw new RangeError(`A message is said without its ${name}`);
    written += `${value}${parts[at + 1]}`;
  }
  return written;
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
