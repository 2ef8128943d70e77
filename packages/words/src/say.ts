import { languages } from "./languages.ts";
import { type Message, parseMessage } from "./message.ts";
import { type Values, writeMessage } from "./write-message.ts";
import type { Voice, Words } from "./words.ts";

/** Writes a message. Throws where the message names a value that is not given. */
export type Say<Id extends string = string> = (id: Id, values?: Values) => string;

/** What writes the messages of these words, for functions that get it: `SayOf<typeof deals>`. */
export type SayOf<Of extends Words> = Say<keyof Of["english"] & string>;

/** Writes the messages of `words` in a voice; what it has no translation of is said in English. */
export function sayIn<Id extends string>(words: Words<Id>, voice: Voice): Say<Id> {
  return (id, values = {}) => {
    const { message, locale } = messageIn(words, id, voice);
    // Most messages are plain words, and those need no parser.
    if (!/[{<']/.test(message)) return message;
    return writeMessage(parsed(message), { locale, values, tag: noTag }).join("");
  };
}

export function messageIn<Id extends string>(words: Words<Id>, id: Id, voice: Voice) {
  const translated = voice.translations[words.name]?.[id];
  if (translated === undefined) return { message: words.english[id], locale: languages.en.locale };
  return { message: translated, locale: languages[voice.language].locale };
}

const noTag = (name: string): never => {
  throw new Error(`A message with <${name}> is for <Sentence>`);
};

const messages = new Map<string, Message>();

/** Messages are few and fixed, so each is parsed once. */
export function parsed(message: string): Message {
  const known = messages.get(message);
  if (known) return known;
  const parts = parseMessage(message);
  messages.set(message, parts);
  return parts;
}
